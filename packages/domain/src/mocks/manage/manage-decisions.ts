import type { ExamRefusal } from '../exam-texts';
import type { ExamState } from './manage-schemas';
import type { MockPaymentStatus } from '../schemas';

export type ExamDecision = { allowed: true } | { allowed: false; reason: ExamRefusal };

const ALLOWED: ExamDecision = { allowed: true };
const refused = (reason: ExamRefusal): ExamDecision => ({ allowed: false, reason });

/**
 * Deleting is for exams that never had a registration; any other is cancelled and stays in the
 * history.
 */
export const decideDelete = ({ registrations }: { registrations: number }): ExamDecision =>
  registrations === 0 ? ALLOWED : refused('exam-has-registrations');

/** 지금 마감, 기간 연장, 시험 취소 and edits: not of a cancelled exam; only an edit of one that is done. */
export function decideExamChange(
  state: ExamState,
  change: 'edit' | 'close' | 'extend' | 'cancel',
): ExamDecision {
  if (state === 'CANCELLED') return refused('exam-cancelled');
  return state === 'DONE' && change !== 'edit' ? refused('exam-done') : ALLOWED;
}

/** What a manager can do with a registration's deposit, from one state to the next. */
export const PAYMENT_CHANGES = ['confirm', 'unconfirm', 'refund'] as const;
export type PaymentChange = (typeof PAYMENT_CHANGES)[number];
export type PaymentDecision =
  | { allowed: true; to: MockPaymentStatus }
  | { allowed: false; reason: ExamRefusal };

/**
 * 입금 확인, 확인 해제, 환불 지급. A free exam has none of them; a cancelled registration that was paid is to
 * be refunded.
 */
export function decidePayment(status: MockPaymentStatus, change: PaymentChange): PaymentDecision {
  if (status === 'free') return { allowed: false, reason: 'payment-free' };
  if (change === 'confirm')
    return status === 'unpaid'
      ? { allowed: true, to: 'confirmed' }
      : { allowed: false, reason: 'payment-confirmed' };
  if (change === 'unconfirm')
    return status === 'confirmed'
      ? { allowed: true, to: 'unpaid' }
      : { allowed: false, reason: 'payment-not-confirmed' };
  return status === 'refund-due'
    ? { allowed: true, to: 'refunded' }
    : { allowed: false, reason: 'refund-not-due' };
}

/** What a cancellation by the academy makes of a payment: what came in is owed back. */
export const paymentAfterCancel = (status: MockPaymentStatus): MockPaymentStatus =>
  status === 'confirmed' ? 'refund-due' : status;

/** 개인 마감 연장: until an instant that lies ahead, of an exam that still takes place. */
export function decideExtension(state: ExamState, until: Date, now: Date): ExamDecision {
  const change = decideExamChange(state, 'extend');
  if (!change.allowed) return change;
  return until > now ? ALLOWED : refused('extension-in-past');
}
