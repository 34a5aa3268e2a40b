import { dayOfSerial } from '@academy/domain/time';
import { UnreadableFile } from './file-problem';

/**
 * Number formats of Excel that are dates or times without saying so: 27–36 and 50–58 are the East
 * Asian ones.
 */
const builtInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/**
 * Whether a number format shows a day or a time: `yyyy"년" m"월"`. What is in quotes and brackets
 * is no pattern.
 */
const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined
    ? builtInDate(id)
    : /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/General/gi, ''));

const MINUTES_A_DAY = 24 * 60;

const DAYS_1904 = 1462;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * A spreadsheet's day or time as text: `2026-11-20`, `2026-11-20 14:03`, `14:03`. Old Macs counted
 * from 1904.
 */
export function serialText(serial: number, from1904: boolean): string {
  const minutes = Math.round((serial % 1) * MINUTES_A_DAY);
  const day = dayOfSerial(Math.floor(serial) + (from1904 ? DAYS_1904 : 0));
  if (day === null) return serial < 1 ? clock(minutes) : String(serial);
  return minutes === 0 ? day : `${day} ${clock(minutes)}`;
}

/** Characters that XML can't hold are written as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The column of a cell's name, from 0: `C5` is 2. */
export const columnOf = (reference: string): number =>
  [...reference.replace(/[^A-Z]/gi, '').toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** Parts that a workbook may do without are empty documents. */
export function xml(bytes: Uint8Array | undefined): Document {
  const text = bytes ? new TextDecoder().decode(bytes) : '<none/>';
  // Some programs write every name with a prefix (`x:row`); we ask by the bare name.
  const bare = text.replace(/<(\/?)[a-z]\w*:(?=\w)/gi, '<$1');
  const document = new DOMParser().parseFromString(bare, 'application/xml');
  if (document.querySelector('parsererror')) throw new UnreadableFile('unreadable');
  return document;
}

/** The text of an item, runs joined; `rPh` holds readings aids of Japanese. */
export const textIn = (item: Element): string =>
  unescaped(
    [...item.querySelectorAll('t')]
      .filter((run) => run.parentElement?.tagName !== 'rPh')
      .map((run) => run.textContent)
      .join(''),
  );

export const sharedTexts = (document: Document): string[] =>
  [...document.querySelectorAll('sst > si')].map(textIn);

/** Whether a cell of style n shows a day or a time. */
export function datedStyles(document: Document): boolean[] {
  const codes = new Map(
    [...document.querySelectorAll('numFmts > numFmt')].map((format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  return [...document.querySelectorAll('cellXfs > xf')].map((style) => {
    const id = style.getAttribute('numFmtId');
    return isDateFormat(Number(id), codes.get(id));
  });
}

export const sheetsIn = (workbook: Document): { hidden: boolean; relation: string }[] =>
  [...workbook.querySelectorAll('sheets > sheet')].map((sheet) => ({
    hidden: (sheet.getAttribute('state') ?? 'visible') !== 'visible',
    relation: [...sheet.attributes].find(({ localName }) => localName === 'id')?.value ?? '',
  }));

/** Where the part with this relation lies in the file. */
export function relatedPath(relations: Document, id: string): string | undefined {
  const target = [...relations.querySelectorAll('Relationship')]
    .find((one) => one.getAttribute('Id') === id)
    ?.getAttribute('Target');
  if (!target) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
