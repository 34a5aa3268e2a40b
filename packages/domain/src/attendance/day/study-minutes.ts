import type { ClockTime } from '../../time';

/** A time in minutes after midnight; times before the day starts belong to the night after it. */
export function studyMinutes(time: ClockTime, dayStartsAt: ClockTime): number {
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3))];
  return (time < dayStartsAt ? 24 * 60 : 0) + hours * 60 + minutes;
}
