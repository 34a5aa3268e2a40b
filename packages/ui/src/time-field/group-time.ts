import { caretWithDigitsRight, onlyDigits, type TextAt } from '../internal/digits';

const AFTERNOON = /오후|pm/i;
const MORNING = /오전|am/i;

/** Two digits of the hour on the clock of 24: 오후 7 is 19, 오전 12 is 00. */
function hourOf(text: string, hour: string): string {
  const number = Number(hour);
  if (AFTERNOON.test(text) && number < 12) return String(number + 12);
  if (MORNING.test(text) && number === 12) return '00';
  return hour.padStart(2, '0');
}

/**
 * Lets the colon appear while a time is typed: `1930`, `930`, `9:30` and a pasted `오후 7:30` become
 * `19:30` and so on. An hour cannot begin with 3 to 9, so there the 0 before it is put in. Whether
 * that time exists is not decided here.
 */
export function groupTime(typed: string, caret: number): TextAt {
  const text = typed.normalize('NFKC');
  const parts = text.split(/\D+/).filter(Boolean);
  const [hour = '', minute = ''] = parts;
  const separated =
    parts.length > 1 && hour.length < 3 ? hourOf(text, hour) + minute : onlyDigits(text);
  const digits = (/^[3-9]/.test(separated) ? `0${separated}` : separated).slice(0, 4);
  const grouped = [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(':');
  return {
    text: grouped,
    caret: caretWithDigitsRight(grouped, onlyDigits(typed.slice(caret)).length),
  };
}

/**
 * What a half-typed time means when its field is left: `19` and `19:` are the full hour. Anything
 * else stays as it is.
 */
export const completeTime = (text: string): string =>
  /^\d{1,2}:?$/.test(text) ? `${onlyDigits(text).padStart(2, '0')}:00` : text;

/** True for the complete shape that a native time input takes; it has no 24:00. */
export const isTimeShaped = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
