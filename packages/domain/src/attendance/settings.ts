import * as z from 'zod/mini';
import { clockTime, clockTimeSchema, formatClock, seoulDay, shiftDay, weekdayOf, type CalendarDay } from '../time';
import { PERIODS_MAX } from './limits';
import { periodSchema, type Period } from './schemas';

const periods = z.array(periodSchema).check(z.maxLength(PERIODS_MAX));

/**
 * The settings of attendance (PAGES 11). `dayStartsAt`: until then after midnight it is still the study day before. `lateGraceMinutes`: who comes
 * that much after a period began is not late yet. `proposals`: which preset is proposed for an unexcused lateness or absence; null proposes none.
 */
export const attendanceSettingsSchema = z.object({
  dayStartsAt: clockTimeSchema, periods: z.object({ weekday: periods, saturday: periods, sunday: periods }), lateGraceMinutes: z.int().check(z.gte(0), z.lte(60)),
  proposals: z.object({ late: z.nullable(z.string()), absent: z.nullable(z.string()) }),
});
export type AttendanceSettings = z.output<typeof attendanceSettingsSchema>;

/** The settings as managers edit them, with the penalties that can be proposed: those that are offered, and a hidden one that is chosen already. `version` goes back as `If-Match`. */
export const editedAttendanceSettingsSchema = z.object({
  settings: attendanceSettingsSchema, presets: z.array(z.object({ id: z.string(), name: z.string(), points: z.int() })),
  version: z.int(), updatedAt: z.nullable(z.iso.datetime()), updatedByName: z.nullable(z.string()),
});
export type EditedAttendanceSettings = z.output<typeof editedAttendanceSettingsSchema>;

const hourly = (first: number, count: number): Period[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1, name: `${index + 1}교시`, from: clockTime(`${String(first + index).padStart(2, '0')}:00`), to: clockTime(`${String(first + index).padStart(2, '0')}:50`),
  }));

/** What a new academy starts from: 8 periods of 50 minutes on weekdays from 14:00, on weekends from 09:00; nothing is proposed. */
export const defaultAttendanceSettings: AttendanceSettings = {
  dayStartsAt: clockTime('03:00'), periods: { weekday: hourly(14, 8), saturday: hourly(9, 8), sunday: hourly(9, 8) }, lateGraceMinutes: 0, proposals: { late: null, absent: null },
};

/** The periods of a day, by its weekday. */
export function periodsOn(date: CalendarDay, { periods: { weekday, saturday, sunday } }: Pick<AttendanceSettings, 'periods'>): Period[] {
  const day = weekdayOf(date);
  if (day === 0) return sunday;
  return day === 6 ? saturday : weekday;
}

/** The study day at an instant (KST): until `dayStartsAt` it is still the day before. */
export function studyDayAt(now: Date, { dayStartsAt }: Pick<AttendanceSettings, 'dayStartsAt'>): CalendarDay {
  const today = seoulDay(now);
  return formatClock(now) < dayStartsAt ? shiftDay(today, -1) : today;
}
