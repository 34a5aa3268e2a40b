import type { CalendarDay, ClockTime } from '../../time';
import type { DayClose, Period } from '../schemas';
import { clockOn } from '../settings/settings';
import type { AttendanceSettings } from '../settings/settings-schemas';

/**
 * What the sheet of a day is read by: its periods, how late it is on it, and the academy's rules.
 */
export interface DayContext extends Pick<AttendanceSettings, 'dayStartsAt' | 'lateGraceMinutes'> {
  periods: readonly Period[];
  /** A period counts from its beginning on: nothing is said of one that begins later. */
  clock: ClockTime;
}

/**
 * How a day is read at `now`. A closed day ended when it was closed: a period that began later was
 * not held.
 */
export const dayContext = (
  {
    date,
    periods,
    closed,
  }: {
    date: CalendarDay;
    periods: readonly Period[];
    closed: Pick<DayClose, 'at'> | null;
  },
  { dayStartsAt, lateGraceMinutes }: Pick<AttendanceSettings, 'dayStartsAt' | 'lateGraceMinutes'>,
  now: Date,
): DayContext => ({
  periods,
  clock: clockOn(date, closed ? new Date(closed.at) : now, { dayStartsAt }),
  dayStartsAt,
  lateGraceMinutes,
});

/** Whether a period has begun. */
export const hasBegun = ({ from }: Pick<Period, 'from'>, { clock }: Pick<DayContext, 'clock'>) =>
  from <= clock;
