import type { ReasonRefusal } from './reason-texts';
import { monthOf, type CalendarDay, type CalendarMonth } from '../time';
import type { AbsenceReason, ReasonType } from './schemas';

export type ReasonChange = { allowed: true } | { allowed: false; reason: ReasonRefusal };

const LOCKS: Record<AbsenceReason['status'], ReasonRefusal | null> = {
  PENDING: null,
  APPROVED: 'reason-approved',
  REJECTED: 'reason-rejected',
  WITHDRAWN: 'reason-withdrawn',
};

/**
 * Whether a student can edit or withdraw a reason: only while it waits, and not what their guardian
 * sent. The server answers a repeated withdrawal like the first. See
 * docs/product/reasons.md#receipt.
 */
export function decideReasonChange({
  status,
  byGuardian,
}: Pick<AbsenceReason, 'status' | 'byGuardian'>): ReasonChange {
  const reason = LOCKS[status] ?? (byGuardian ? 'reason-by-guardian' : null);
  return reason === null ? { allowed: true } : { allowed: false, reason };
}

/**
 * The existing reason for a day and type, waiting or approved: it is opened instead of a second
 * one. A rejected or withdrawn one leaves room.
 */
export const existingReason = (
  reasons: readonly AbsenceReason[],
  { date, type }: { date: CalendarDay; type: ReasonType },
): AbsenceReason | null =>
  reasons.find(
    (reason) =>
      reason.date === date &&
      reason.type === type &&
      (reason.status === 'PENDING' || reason.status === 'APPROVED'),
  ) ?? null;

/**
 * Whether a manager registered it for the student (관리자 등록): its decision has the moment of its
 * creation.
 */
export const isRegisteredByManager = ({
  createdAt,
  decidedAt,
}: Pick<AbsenceReason, 'createdAt' | 'decidedAt'>): boolean => decidedAt === createdAt;

/** How many reasons were submitted for a month's days, withdrawn ones left out: "이번 달 2번 제출". */
export const countReasons = (
  reasons: readonly Pick<AbsenceReason, 'date' | 'status'>[],
  month: CalendarMonth,
): number =>
  reasons.filter(({ date, status }) => monthOf(date) === month && status !== 'WITHDRAWN').length;

/** The receipt's number: the day on which it was submitted (KST) and the reason's own number. */
export const receiptNumber = (submittedOn: CalendarDay, id: AbsenceReason['id']): string =>
  `${submittedOn.replaceAll('-', '')}-${id.padStart(4, '0')}`;
