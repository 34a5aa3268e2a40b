import type { ClockTime } from '../../time';

/** A time in minutes after midnight; times before the day starts belong to the night after it. */
export function studyMinutes(time: ClockTime, dayStartsAt: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (time < dayStartsAt ? 24 * 60 : 0) + hours * 60 + minutes;
}
