import { dayOfMonth, shiftMonth, type CalendarDay, type CalendarMonth } from '../../time';
import { occurrencesOf } from '../times/occurrences';
import type { RegularSchedule, ScheduleSettings } from '../schemas';

/**
 * What the month's chip says. `late`: nothing handed in and the day for it has passed; handing in
 * is still possible.
 */
export type MonthState = 'none' | 'late' | 'pending' | 'approved' | 'partly-rejected' | 'rejected';

/**
 * The day by which a month's schedules should be handed in, in the month before (clamped to its
 * length); null when the academy names none.
 */
export const submitDeadline = (
  { submitDay }: Pick<ScheduleSettings, 'submitDay'>,
  month: CalendarMonth,
): CalendarDay | null => (submitDay === null ? null : dayOfMonth(shiftMonth(month, -1), submitDay));

interface MonthOfSchedules {
  schedules: readonly RegularSchedule[];
  month: CalendarMonth;
  settings: Pick<ScheduleSettings, 'submitDay'>;
  today: CalendarDay;
}

/**
 * The state of a month's schedules together: what was rejected comes first, because the student has
 * to act on it.
 */
export function monthState({ schedules, month, settings, today }: MonthOfSchedules): MonthState {
  const states = schedules
    .filter(
      (schedule) =>
        schedule.status !== 'CANCELLED' &&
        occurrencesOf(schedule, dayOfMonth(month, 1), dayOfMonth(month, 31)).length > 0,
    )
    .map(({ status }) => status);
  const deadline = submitDeadline(settings, month);
  if (states.length === 0) return deadline !== null && today > deadline ? 'late' : 'none';
  if (states.every((status) => status === 'REJECTED')) return 'rejected';
  if (states.includes('REJECTED')) return 'partly-rejected';
  return states.includes('PENDING') ? 'pending' : 'approved';
}
