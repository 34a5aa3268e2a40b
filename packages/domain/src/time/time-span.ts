import type { ClockTime } from './clock-time';

/** A part of a day; the end is not in it. */
export interface TimeSpan {
  from: ClockTime;
  to: ClockTime;
}

/** Whether two spans share a minute. One that begins when the other ends does not. */
export const spansOverlap = (one: TimeSpan, other: TimeSpan): boolean =>
  one.from < other.to && other.from < one.to;
