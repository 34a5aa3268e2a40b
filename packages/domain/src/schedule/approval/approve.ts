import type { ApprovalRefusal } from './approval-texts';
import { shiftDay, type CalendarDay } from '../../time';
import { lastDayOf } from '../times/occurrences';
import { draftOf } from '../month/draft-of';
import type { RegularSchedule, ScheduleDraft } from '../schemas';

export type ApprovalDecision = { allowed: true } | { allowed: false; reason: ApprovalRefusal };

/**
 * What a manager does with what waits. `version` is the one that the manager read: what the student
 * changed meanwhile is read again first.
 */
export interface ApprovalInput {
  decision: 'approve' | 'reject';
  version: number;
  /** A must when rejecting: the student reads it word for word. */
  reason: string;
}

/**
 * Whether a waiting schedule or reason can be decided: once, as it was read, a rejection in words.
 * See docs/product/schedule.md#desk.
 */
export function decideApproval(
  { status, version }: { status: string; version: number },
  input: ApprovalInput,
): ApprovalDecision {
  if (status !== 'PENDING') return { allowed: false, reason: 'not-pending' };
  if (version !== input.version) return { allowed: false, reason: 'changed-meanwhile' };
  return input.decision === 'reject' && input.reason.trim() === ''
    ? { allowed: false, reason: 'reject-reason-missing' }
    : { allowed: true };
}

/**
 * What becomes of an approved schedule when the request that replaces it is approved: it ends the
 * day before, or never was if it had not begun.
 */
export function replacedBy(
  replaced: Pick<RegularSchedule, 'firstDate' | 'lastDate'>,
  request: Pick<RegularSchedule, 'firstDate'>,
): { status: 'CANCELLED' } | { status: 'APPROVED'; lastDate: CalendarDay } {
  if (replaced.firstDate >= request.firstDate) return { status: 'CANCELLED' };
  const eve = shiftDay(request.firstDate, -1);
  return { status: 'APPROVED', lastDate: lastDayOf(replaced) < eve ? lastDayOf(replaced) : eve };
}

/**
 * A manager's edit: the schedule itself changes, or from a day on (적용 시작일) it ends and another goes
 * on.
 */
export type ManagerEdit =
  | { as: 'correct'; draft: ScheduleDraft }
  | { as: 'split'; lastDate: CalendarDay; draft: ScheduleDraft };

/**
 * How a manager's edit that holds from `from` on is written. Days before `from` stay history; a
 * schedule that begins then or later changes as a whole.
 */
export function planManagerEdit(
  schedule: Pick<RegularSchedule, 'firstDate' | 'lastDate'>,
  draft: ScheduleDraft,
  from: CalendarDay,
): ManagerEdit {
  if (from <= schedule.firstDate)
    return {
      as: 'correct',
      draft: { ...draft, firstDate: draft.firstDate < from ? from : draft.firstDate },
    };
  return {
    as: 'split',
    lastDate: shiftDay(from, -1),
    draft: { ...draft, firstDate: draft.firstDate > from ? draft.firstDate : from },
  };
}

/**
 * 되돌리기 to an earlier version: a manager may, as long as the schedule was not cancelled meanwhile.
 */
export const decideRollback = ({ status }: Pick<RegularSchedule, 'status'>): ApprovalDecision =>
  status === 'CANCELLED' ? { allowed: false, reason: 'cancelled-meanwhile' } : { allowed: true };

/**
 * What a schedule becomes when it goes back to an earlier version: its contents and cancelled days
 * as they were. A rejected one waits for its approval again; an approval is not taken back with it
 * (종료 does that).
 */
export const rolledBack = (
  present: Pick<RegularSchedule, 'status'>,
  version: RegularSchedule,
): { draft: ScheduleDraft; exceptions: CalendarDay[]; status: RegularSchedule['status'] } => ({
  draft: draftOf(version),
  exceptions: version.exceptions,
  status: present.status === 'REJECTED' ? 'PENDING' : present.status,
});

/**
 * Whether the student asked for something else since, so that a request cannot wait again: a change
 * of it waits, or another request to replace the same schedule. `own` are the student's schedules.
 */
export const askedAgain = (
  { id, status, replacesId }: Pick<RegularSchedule, 'id' | 'status' | 'replacesId'>,
  own: readonly Pick<RegularSchedule, 'id' | 'status' | 'replacesId'>[],
): boolean =>
  status === 'PENDING' &&
  own.some(
    (other) =>
      other.id !== id &&
      other.status === 'PENDING' &&
      other.replacesId !== null &&
      (other.replacesId === id || other.replacesId === replacesId),
  );
