import { START_OF_DAY, type CalendarDay, type ClockTime } from '../../time';
import type { DayClose, Period } from '../schemas';
import { clockOn } from '../settings/settings';
import type { AttendanceSettings } from '../settings/settings-schemas';
import { studyMinutes } from './study-minutes';

/**
 * What the sheet of a day is read by: its periods, how late it is on it, whether it was closed, and
 * the academy's rules.
 */
export interface DayContext extends Pick<AttendanceSettings, 'dayStartsAt' | 'lateGraceMinutes'> {
  periods: readonly Period[];
  /**
   * A period counts from its beginning on: nothing is said of one that begins later. 00:00 is a day
   * that has not begun, midnight within one is 24:00.
   */
  clock: ClockTime;
  /** Whether the day was closed: who was not seen by then did not come. */
  closed: boolean;
}

/** When a day was closed and by which rules; they are no longer changed by the settings. */
export type CloseRules = Pick<DayClose, 'at' | 'lateGraceMinutes'>;

/**
 * How a day is read at `now`. A closed day ended when it was closed: a period that began later was
 * not held.
 */
export const dayContext = (
  {
    date,
    periods,
    closed,
  }: { date: CalendarDay; periods: readonly Period[]; closed: CloseRules | null },
  { dayStartsAt, lateGraceMinutes }: Pick<AttendanceSettings, 'dayStartsAt' | 'lateGraceMinutes'>,
  now: Date,
): DayContext => ({
  periods,
  clock: clockOn(date, closed ? new Date(closed.at) : now, { dayStartsAt }),
  closed: closed !== null,
  dayStartsAt,
  lateGraceMinutes: closed?.lateGraceMinutes ?? lateGraceMinutes,
});

/** Whether a period has begun. */
export const hasBegun = (
  { from }: Pick<Period, 'from'>,
  { clock, dayStartsAt }: Pick<DayContext, 'clock' | 'dayStartsAt'>,
): boolean =>
  clock !== START_OF_DAY && studyMinutes(from, dayStartsAt) <= studyMinutes(clock, dayStartsAt);

/** The period that runs; null in a break and when none does. */
export const runningPeriod = (context: DayContext): Period | null => {
  const { clock, dayStartsAt } = context;
  const runs = ({ to }: Period) => studyMinutes(clock, dayStartsAt) < studyMinutes(to, dayStartsAt);
  return context.periods.find((period) => hasBegun(period, context) && runs(period)) ?? null;
};
