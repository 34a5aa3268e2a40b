import { oneLine } from '../text/blanks';

/**
 * What keyboards and spreadsheets write for a dash, and a blank: none of them makes another seat.
 * The database leaves out the same (`seatKeyOf` of its schema).
 */
export const SEAT_DASHES = '-‐‑‒–—―−⁃ー〜〰ㅡᅳ─━˗﹘';
const DASHES = new RegExp(`[${SEAT_DASHES}]`, 'g');

/** Wide letters and digits as plain ones; lone letters of Hangul stay as they are. */
const narrow = (text: string) =>
  text.replace(/[^\u3131-\u318e]+/g, (part) => part.normalize('NFKC'));

/** A seat as it is kept: `Ａ – 01` is A-01. */
export const tidySeat = (text: string): string =>
  oneLine(narrow(oneLine(text)))
    .replace(DASHES, '-')
    .replace(/ ?- ?/g, '-');

/**
 * What distinguishes one seat from another: `A-01`, `a–01` and `Ａ 01` are the same desk. The
 * database compares in the same way.
 */
export const seatKey = (seat: string): string =>
  oneLine(seat).normalize('NFKC').replace(DASHES, '').replace(/\s/g, '').toLowerCase();
