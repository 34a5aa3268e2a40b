import type { ReasonDraft, ReasonForm, ReasonType } from '../../reasons/schemas';
import { weekdayOf, type CalendarDay } from '../../time';
import type { ScheduleDraft, ScheduleKind } from '../schemas';

const KINDS: Readonly<Record<ReasonType, ScheduleKind>> = {
  LATE: 'LATE_ARRIVAL',
  EARLY_LEAVE: 'EARLY_LEAVE',
  OUTING: 'OUTING',
  ABSENT: 'ALL_DAY',
};
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

/** The other way round: a reason as a schedule of its day alone, for the rules of schedules. */
export const scheduleOfReason = ({
  type,
  date,
  arriveAt,
  leaveAt,
  backAt,
  text,
}: ReasonDraft): ScheduleDraft => ({
  type: 'OTHER',
  kind: KINDS[type],
  title: text,
  weekdays: [weekdayOf(date)],
  from: leaveAt,
  to: type === 'LATE' ? arriveAt : backAt,
  place: '',
  memo: '',
  firstDate: date,
  lastDate: date,
  everyWeeks: 1,
});
