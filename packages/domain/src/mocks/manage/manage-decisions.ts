import type { ExamRefusal } from '../exam-texts';
import type { ExamState, ManagedExam } from './manage-schemas';
import { won } from '../../money';
import type { CalendarDay } from '../../time';
import { feeAccount, isCanceled, type FeeAmounts } from '../registration/fee-account';

export type ExamDecision = { allowed: true } | { allowed: false; reason: ExamRefusal };

const ALLOWED: ExamDecision = { allowed: true };
const refused = (reason: ExamRefusal) => ({ allowed: false, reason }) as const;

/**
 * Deleting is for exams that never had a registration or a result; any other is cancelled and stays
 * in the history.
 */
export function decideDelete({
  registrations,
  results,
}: {
  registrations: number;
  results: number;
}): ExamDecision {
  if (registrations > 0) return refused('exam-has-registrations');
  return results > 0 ? refused('exam-has-results') : ALLOWED;
}

/** 지금 마감, 기간 연장, 시험 취소 and edits: not of a cancelled exam; only an edit of one that is done. */
export function decideExamChange(
  state: ExamState,
  change: 'edit' | 'close' | 'extend' | 'cancel',
): ExamDecision {
  if (state === 'CANCELLED') return refused('exam-cancelled');
  return state === 'DONE' && change !== 'edit' ? refused('exam-done') : ALLOWED;
}

/** 대리 신청: of an exam that takes place and is open to students, within its capacity. */
export function decideAdding({
  state,
  capacityLeft,
}: Pick<ManagedExam, 'state' | 'capacityLeft'>): ExamDecision {
  if (state === 'CANCELLED') return refused('exam-cancelled');
  if (state === 'DRAFT') return refused('exam-draft');
  return capacityLeft === 0 ? refused('exam-capacity-reached') : ALLOWED;
}

/** What a manager can do with a registration's deposit, from one state to the next. */
export const PAYMENT_CHANGES = ['confirm', 'unconfirm', 'refund'] as const;
export type PaymentChange = (typeof PAYMENT_CHANGES)[number];
export type PaymentDecision =
  | { allowed: true; to: Pick<FeeAmounts, 'paidAmount' | 'refundedAmount'> }
  | { allowed: false; reason: ExamRefusal };

/**
 * 입금 확인, 확인 해제, 환불 지급. Confirming says that all that was due came in; taking it back, that
 * nothing of it did; a refund gives back what is over.
 */
export function decidePayment(amounts: FeeAmounts, change: PaymentChange): PaymentDecision {
  const { kept, due, refundDue, status } = feeAccount(amounts);
  const { paidAmount, refundedAmount } = amounts;
  const canceled = isCanceled(amounts);
  const to = (paid: number, refunded: number): PaymentDecision => ({
    allowed: true,
    to: { paidAmount: won(paid), refundedAmount: won(refunded) },
  });
  if (status === 'free') return refused('payment-free');
  if (change === 'confirm') {
    if (due > 0) return to(paidAmount + due, refundedAmount);
    return refused(canceled ? 'registration-cancelled' : 'payment-confirmed');
  }
  if (change === 'unconfirm')
    return !canceled && kept > 0
      ? to(refundedAmount, refundedAmount)
      : refused('payment-not-confirmed');
  return refundDue > 0 ? to(paidAmount, refundedAmount + refundDue) : refused('refund-not-due');
}

/** 응시 여부: from the exam's day on, of one that takes place; a result is stronger than a mark. */
export function decideAttendance(
  { state, examDate }: Pick<ManagedExam, 'state' | 'examDate'>,
  today: CalendarDay,
): ExamDecision {
  const change = decideExamChange(state, 'edit');
  if (!change.allowed) return change;
  if (state === 'DRAFT') return refused('exam-draft');
  return examDate > today ? refused('exam-day-ahead') : ALLOWED;
}

/** 개인 마감 연장: until an instant that lies ahead, of an exam that still takes place. */
export function decideExtension(state: ExamState, until: Date, now: Date): ExamDecision {
  const change = decideExamChange(state, 'extend');
  if (!change.allowed) return change;
  return until > now ? ALLOWED : refused('extension-in-past');
}
