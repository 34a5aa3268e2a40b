import type * as z from 'zod/mini';

/** A time of day in Seoul, `HH:mm`, 00:00 to 24:00. Compares and sorts as text. */
export type ClockTime = string & z.core.$brand<'ClockTime'>;

/** Whether a text is a time of day; 24:00 is the end of the day. */
export const isClockTime = (text: string): text is ClockTime =>
  /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text);

/** Reads a time of day or throws: for constants and tests. */
export function clockTime(text: string): ClockTime {
  if (!isClockTime(text)) throw new RangeError(`Not a time of day: ${text}`);
  return text;
}

export const START_OF_DAY = clockTime('00:00');
export const END_OF_DAY = clockTime('24:00');
