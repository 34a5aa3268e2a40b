import { dayOfSerial } from '../time';

/** A number of a spreadsheet: its format, and how the format shows it where that is known. */
export interface FormattedNumber {
  value: number;
  format: string;
  shown: string | undefined;
  from1904: boolean;
}

const SECONDS_A_DAY = 24 * 60 * 60;
const DAYS_1904 = 1462;

/** A format without what it writes as it is: texts, colours, conditions, fills. */
const patternOf = (format: string) =>
  (format.split(';')[0] ?? '')
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/General/gi, '')
    .toLowerCase();

const two = (part: number) => String(part).padStart(2, '0');

/**
 * A day or a time as text, as exact as its format: `2026-11-20`, `2026-11-20 14:03`, `14:03:09`.
 * Old Macs counted from 1904.
 */
function momentText({ value, from1904 }: FormattedNumber, pattern: string): string | null {
  const seconds = Math.round(value * SECONDS_A_DAY);
  const day = dayOfSerial(Math.floor(seconds / SECONDS_A_DAY) + (from1904 ? DAYS_1904 : 0));
  const ofDay = seconds % SECONDS_A_DAY;
  const clock = [Math.floor(ofDay / 3600), Math.floor(ofDay / 60) % 60];
  const time = (pattern.includes('s') ? [...clock, ofDay % 60] : clock).map(two).join(':');
  const timed = /h|s/.test(pattern);
  if (/d/.test(pattern.replace(/d{3,}/g, '')) || /d{3,}.*y/.test(pattern))
    return day === null ? null : timed ? `${day} ${time}` : day;
  return timed ? time : null;
}

/** A number in full: no exponent, and not the tail of a binary fraction. */
function plain(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toFixed(15).replace(/\.?0+$/, '') : text;
}

/** `#,##0,` shows thousands. */
const SCALED = /[0#?],+(?![0#?,])/;

/**
 * A number as its cell shows it: 007, 고3, 12.5%. Days and times are written in one way, whatever
 * the spreadsheet's language; without a format of its own a number is written in full. `scaled`: it
 * shows shortened.
 */
export function shownNumber(number: FormattedNumber): { text: string; scaled: boolean } {
  const { value, format, shown } = number;
  if (format === '' || /^(general|@)$/i.test(format)) return { text: plain(value), scaled: false };
  // The day of the week, as Korean spreadsheets write it, is a day.
  const pattern = patternOf(format.replaceAll(/am\/pm|a\/p/gi, '')).replaceAll(/a{3,4}/g, 'd');
  const isMoment = /[ymdhs]/.test(pattern) && !/\[[hms]+\]/.test(pattern) && value >= 0;
  const moment = isMoment ? momentText(number, pattern) : null;
  return {
    text: moment ?? (shown ?? plain(value)).trim(),
    scaled: !isMoment && SCALED.test(pattern),
  };
}
