/** Full width letters and digits as the narrow ones. */
const narrow = (text: string) =>
  text
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');

/** Characters without a shape, the Hangul fillers among them. */
const UNSEEN = /[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/gu;

/** As texts are compared: narrow, small, without accents and without what cannot be seen. */
export const plainText = (text: string): string =>
  narrow(text.replace(/[\t\r\n]/g, ' '))
    .replace(UNSEEN, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** A name as it is compared: letters and digits only. */
export const nameKey = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A seat as it is compared: A-01, a 1 and A1 are one. */
export const seatKey = (seat: string): string => nameKey(seat).replace(/(?<!\d)0+(?=\d)/g, '');

/** The letters and digits of a text, and where other characters were between them. */
export interface PayerText {
  key: string;
  breaks: ReadonlySet<number>;
  /** The last four digits of phone numbers, taken out of the text. */
  phones: readonly string[];
}

const PHONE = /(?<!\d)(?:\+?82[\s.-]?0?|0)1\d[\s.-]?\d{3,4}[\s.-]?(\d{4})(?!\d)/g;

export function readPayerText(text: string): PayerText {
  const phones: string[] = [];
  const plain = plainText(text).replace(PHONE, (_, tail: string) => {
    phones.push(tail);
    return ' ';
  });
  const breaks = new Set<number>();
  let key = '';
  for (const part of plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    if (key !== '') breaks.add(key.length);
    key += part;
  }
  return { key, breaks, phones };
}
