import type { ScheduleRefusal } from '../schedule-texts';
import { shiftDay, type CalendarDay } from '../../time';
import { lastDayOf, occursOn } from '../times/occurrences';
import type { RegularSchedule } from '../schemas';

type Refused = { allowed: false; reason: ScheduleRefusal };
const refused = (reason: ScheduleRefusal): Refused => ({ allowed: false, reason });

/**
 * How an edit is taken. `correct`: the waiting schedule itself changes. `resubmit`: a rejected one
 * changes and waits again.
 * `change-request`: an approved one stays in force, and a new one that replaces it waits.
 */
export type ScheduleEdit =
  | { allowed: true; as: 'correct' | 'resubmit' | 'change-request' }
  | Refused;

/**
 * Which edit a schedule's state allows today (KST). `own` are the student's schedules: an approved
 * one has one change request at most. See docs/product/schedule.md#states.
 */
export function decideScheduleEdit(
  schedule: RegularSchedule,
  own: readonly RegularSchedule[],
  today: CalendarDay,
): ScheduleEdit {
  const { id, status } = schedule;
  if (status === 'CANCELLED') return refused('schedule-cancelled');
  if (status !== 'APPROVED')
    return { allowed: true, as: status === 'PENDING' ? 'correct' : 'resubmit' };
  if (lastDayOf(schedule) < today) return refused('schedule-ended');
  const waiting = own.some((other) => other.replacesId === id && other.status === 'PENDING');
  return waiting ? refused('change-pending') : { allowed: true, as: 'change-request' };
}

/**
 * How a cancellation is taken. `withdraw`: as if it had never been. `end`: the days before today
 * stay, `lastDate` is the new end.
 */
export type ScheduleCancel =
  | { allowed: true; as: 'withdraw' }
  | { allowed: true; as: 'end'; lastDate: CalendarDay }
  | Refused;

/**
 * Decides a cancellation from today on (KST, today included). Days that have been are history and
 * stay with an approved schedule.
 */
export function decideScheduleCancel(
  schedule: RegularSchedule,
  today: CalendarDay,
): ScheduleCancel {
  if (schedule.status === 'CANCELLED') return refused('schedule-cancelled');
  if (schedule.status === 'REJECTED') return refused('schedule-rejected');
  if (schedule.status === 'PENDING') return { allowed: true, as: 'withdraw' };
  if (lastDayOf(schedule) < today) return refused('schedule-ended');
  return schedule.firstDate >= today
    ? { allowed: true, as: 'withdraw' }
    : { allowed: true, as: 'end', lastDate: shiftDay(today, -1) };
}

export type OccurrenceChange = { allowed: true; exceptions: CalendarDay[] } | Refused;

function lockOfDay(
  { status }: RegularSchedule,
  date: CalendarDay,
  today: CalendarDay,
): ScheduleRefusal | null {
  if (status === 'CANCELLED') return 'schedule-cancelled';
  if (status === 'REJECTED') return 'schedule-rejected';
  return date < today ? 'occurrence-past' : null;
}

/**
 * Cancels one day of a schedule (이 날만 취소), today at the earliest. `exceptions` is the new list, in
 * order.
 */
export function decideCancelOccurrence(
  schedule: RegularSchedule,
  date: CalendarDay,
  today: CalendarDay,
): OccurrenceChange {
  const reason = lockOfDay(schedule, date, today);
  if (reason !== null) return refused(reason);
  if (schedule.exceptions.includes(date)) return refused('occurrence-cancelled');
  if (!occursOn(schedule, date)) return refused('not-an-occurrence');
  return { allowed: true, exceptions: [...schedule.exceptions, date].toSorted() };
}

/**
 * Takes a cancelled day back. Whether it clashes by now is `findClash`'s question, asked with the
 * new exceptions.
 */
export function decideRestoreOccurrence(
  schedule: RegularSchedule,
  date: CalendarDay,
  today: CalendarDay,
): OccurrenceChange {
  const reason = lockOfDay(schedule, date, today);
  if (reason !== null) return refused(reason);
  if (!schedule.exceptions.includes(date)) return refused('not-an-occurrence');
  return {
    allowed: true,
    exceptions: schedule.exceptions.filter((exception) => exception !== date),
  };
}
