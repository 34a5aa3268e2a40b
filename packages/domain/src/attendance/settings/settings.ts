import {
  END_OF_DAY,
  START_OF_DAY,
  clockTime,
  formatClock,
  kindOfDay,
  seoulDay,
  shiftDay,
  weekdayOf,
  type CalendarDay,
  type ClockTime,
} from '../../time';
import type { CompulsoryPeriods } from '../../schedule/times/compulsory-periods';
import type { Period } from '../schemas';
import type { AttendanceSettings } from './settings-schemas';

const hourly = (first: number, count: number): Period[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: `${index + 1}교시`,
    from: clockTime(`${String(first + index).padStart(2, '0')}:00`),
    to: clockTime(`${String(first + index).padStart(2, '0')}:50`),
  }));

/**
 * What a new academy starts from: 8 periods of 50 minutes on weekdays from 14:00, on weekends from
 * 09:00; nothing is proposed.
 */
export const defaultAttendanceSettings: AttendanceSettings = {
  dayStartsAt: clockTime('03:00'),
  periods: { weekday: hourly(14, 8), saturday: hourly(9, 8), sunday: hourly(9, 8) },
  lateGraceMinutes: 0,
  studyRanks: false,
  guardianRequests: false,
  proposals: { late: null, absent: null },
};

/** The periods of a day, by its weekday. */
export const periodsOn = (
  date: CalendarDay,
  { periods }: Pick<AttendanceSettings, 'periods'>,
): Period[] => periods[kindOfDay(weekdayOf(date))];

/** The periods that students are to be at, whatever else they plan (의무 교시). */
export function compulsoryPeriods({
  periods: { weekday, saturday, sunday },
}: Pick<AttendanceSettings, 'periods'>): CompulsoryPeriods {
  const of = (periods: readonly Period[]) =>
    periods
      .filter(({ compulsory }) => compulsory)
      .map(({ name, from, to }) => ({ name, from, to }));
  return { weekday: of(weekday), saturday: of(saturday), sunday: of(sunday) };
}

/** The study day at an instant (KST): until `dayStartsAt` it is still the day before. */
export function studyDayAt(
  now: Date,
  { dayStartsAt }: Pick<AttendanceSettings, 'dayStartsAt'>,
): CalendarDay {
  const today = seoulDay(now);
  return formatClock(now) < dayStartsAt ? shiftDay(today, -1) : today;
}

/**
 * How late it is on a study day: its beginning on a day that is to come, its end on one that is
 * over and after midnight.
 */
export function clockOn(
  date: CalendarDay,
  now: Date,
  settings: Pick<AttendanceSettings, 'dayStartsAt'>,
): ClockTime {
  const today = studyDayAt(now, settings);
  const clock = clockTime(formatClock(now));
  if (date > today) return START_OF_DAY;
  return date < today || clock < settings.dayStartsAt ? END_OF_DAY : clock;
}
