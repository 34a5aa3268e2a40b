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
import { LINK_DAYS } from './guardian-links';
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
  guardianCheck: 'phone',
  guardianLinkDays: LINK_DAYS.usual,
  proposals: { late: null, absent: null },
};

/**
 * The periods of a day: those that it was closed with, else those that the settings have for its
 * weekday now.
 */
export const periodsOn = (
  date: CalendarDay,
  { periods }: Pick<AttendanceSettings, 'periods'>,
  closed: { periods?: readonly Period[] | undefined } | null = null,
): Period[] => [...(closed?.periods ?? periods[kindOfDay(weekdayOf(date))])];

const LAST_MINUTE = clockTime('23:59');

/**
 * The periods that students are to be at, whatever else they plan (의무 교시). Schedules end at
 * midnight: who is away until then misses what comes after it too.
 */
export function compulsoryPeriods({
  periods: { weekday, saturday, sunday },
  dayStartsAt,
}: Pick<AttendanceSettings, 'periods' | 'dayStartsAt'>): CompulsoryPeriods {
  const of = (periods: readonly Period[]) =>
    periods
      .filter(({ compulsory }) => compulsory)
      .map(({ name, from, to }) => ({
        name,
        from: from < dayStartsAt ? LAST_MINUTE : from,
        to: to < from || from < dayStartsAt ? END_OF_DAY : to,
      }));
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

/** The last minute of a study day. */
export function lastMinute(dayStartsAt: ClockTime): ClockTime {
  if (dayStartsAt === START_OF_DAY) return END_OF_DAY;
  const minutes = Number(dayStartsAt.slice(0, 2)) * 60 + Number(dayStartsAt.slice(3)) - 1;
  const two = (number: number) => String(number).padStart(2, '0');
  return clockTime(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
}

/**
 * How late it is on a study day: 00:00 on a day that is to come, its last minute on one that is
 * over. Midnight is 24:00, so that it is not taken for the beginning.
 */
export function clockOn(
  date: CalendarDay,
  now: Date,
  settings: Pick<AttendanceSettings, 'dayStartsAt'>,
): ClockTime {
  const today = studyDayAt(now, settings);
  if (date > today) return START_OF_DAY;
  if (date < today) return lastMinute(settings.dayStartsAt);
  const clock = clockTime(formatClock(now));
  return clock === START_OF_DAY && settings.dayStartsAt > START_OF_DAY ? END_OF_DAY : clock;
}
