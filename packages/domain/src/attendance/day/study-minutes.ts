import { END_OF_DAY, START_OF_DAY, type ClockTime } from '../../time';

/** A time in minutes after midnight; times before the day starts belong to the night after it. */
export function studyMinutes(time: ClockTime, dayStartsAt: ClockTime): number {
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3))];
  return (time < dayStartsAt ? 24 * 60 : 0) + hours * 60 + minutes;
}

/** A stretch of a study day in minutes; one from 00:00 or to 24:00 is open at that end. */
export const spanMinutes = (
  { from, to }: { from: ClockTime; to: ClockTime },
  dayStartsAt: ClockTime,
): [number, number] => [
  from === START_OF_DAY ? Number.NEGATIVE_INFINITY : studyMinutes(from, dayStartsAt),
  to === END_OF_DAY ? Number.POSITIVE_INFINITY : studyMinutes(to, dayStartsAt),
];

/** A period in minutes of its study day: one that ends at 24:00 ends at midnight. */
export const periodMinutes = (
  { from, to }: { from: ClockTime; to: ClockTime },
  dayStartsAt: ClockTime,
): [number, number] => [studyMinutes(from, dayStartsAt), studyMinutes(to, dayStartsAt)];
