import type { ReasonForm, ReasonType } from '../../reasons/schemas';
import type { CalendarDay } from '../../time';
import type { ScheduleDraft, ScheduleKind } from '../schemas';

const TYPES: Readonly<Record<ScheduleKind, ReasonType>> = {
  LATE_ARRIVAL: 'LATE',
  EARLY_LEAVE: 'EARLY_LEAVE',
  OUTING: 'OUTING',
  ALL_DAY: 'ABSENT',
};

/** A single day of a schedule as a reason: where a manager begins who changes that day alone. */
export const reasonInstead = (
  { kind, type, title, from, to }: ScheduleDraft,
  date: CalendarDay,
): ReasonForm => ({
  type: TYPES[kind],
  date,
  arriveAt: kind === 'LATE_ARRIVAL' ? to : null,
  leaveAt: kind === 'LATE_ARRIVAL' ? null : from,
  backAt: kind === 'OUTING' ? to : null,
  category: type === 'HOSPITAL' || type === 'SCHOOL' ? type : 'OTHER',
  text: title,
});
