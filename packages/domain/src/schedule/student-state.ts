import { shiftDay, type CalendarDay } from '../time';
import { lastDayOf } from './times/occurrences';
import type { ScheduleState } from './manage-schemas';
import type { RegularSchedule } from './schemas';

/** This many days before its end a schedule is about to run out (만료 임박). */
export const EXPIRING_DAYS = 14;

type Known = Pick<RegularSchedule, 'id' | 'status' | 'replacesId' | 'firstDate' | 'lastDate'>;

/**
 * Counts of a student's schedules by state. `endsOn`: the earliest end within the next two weeks.
 */
export interface ScheduleStanding {
  state: ScheduleState;
  approved: number;
  waiting: number;
  endsOn: CalendarDay | null;
}

/**
 * The badge of a student in the managers' list, on a day (KST): what waits comes first, then what
 * ends within 14 days (the last of them included), then what was approved. Schedules that have
 * ended count for nothing.
 */
export function scheduleStanding(
  schedules: readonly Known[],
  today: CalendarDay,
): ScheduleStanding {
  const waiting = schedules.filter(({ status }) => status === 'PENDING').length;
  const standing = schedules.filter(
    (schedule) => schedule.status === 'APPROVED' && lastDayOf(schedule) >= today,
  );
  const [endsOn = null] = standing
    .flatMap(({ lastDate }) =>
      lastDate !== null && lastDate <= shiftDay(today, EXPIRING_DAYS) ? [lastDate] : [],
    )
    .toSorted();
  const state =
    waiting > 0
      ? 'pending'
      : endsOn !== null
        ? 'expiring'
        : standing.length > 0
          ? 'approved'
          : 'none';
  return { state, approved: standing.length, waiting, endsOn };
}
