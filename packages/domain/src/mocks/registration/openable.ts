import { seoulDay, type CalendarDay } from '../../time';
import type { MockExam, MockRegistration } from '../schemas';
import { changesCloseAt, timeStatus } from './time-status';

/** Whether an exam's drawer can be opened: every exam but an upcoming one. */
export const canOpenExam = (exam: MockExam, today: CalendarDay): boolean =>
  timeStatus(exam, today) !== 'UPCOMING';

/** Whether a registration of 내 신청 can be opened: an expired one cannot, and is greyed. */
export const canOpenRegistration = ({ expired }: Pick<MockRegistration, 'expired'>): boolean =>
  !expired;

/** What a badge of a registration in 내 신청 can say. */
export type RegistrationBadge =
  | 'closed'
  | 'canceled'
  | 'inactive'
  | 'waiting'
  | 'unpaid'
  | 'paid'
  | 'refund-due'
  | 'refunded'
  | 'free';

const PAYMENT_BADGES = {
  free: 'free',
  unpaid: 'unpaid',
  confirmed: 'paid',
  'refund-due': 'refund-due',
  refunded: 'refunded',
} as const;

/**
 * The badges of a registration, the most important first: `closed` once it has expired, then its
 * outcome, then its payment. A cancelled one shows its payment only when a refund is due.
 */
export function registrationBadges(
  registration: Pick<
    MockRegistration,
    'canceled' | 'expired' | 'active' | 'onSiteState' | 'paymentStatus'
  >,
): RegistrationBadge[] {
  const { canceled, expired, active, onSiteState, paymentStatus } = registration;
  const payment = PAYMENT_BADGES[paymentStatus];
  const closed: RegistrationBadge[] = expired ? ['closed'] : [];
  if (canceled)
    return [
      ...closed,
      'canceled',
      ...(payment === 'refund-due' || payment === 'refunded' ? [payment] : []),
    ];
  if (!active) return [...closed, 'inactive', payment];
  return [...closed, ...(onSiteState === 'waiting' ? ['waiting' as const] : []), payment];
}

interface Stands {
  canceledAt: Date | null;
  extendedUntil: Date | null;
}

/**
 * Whether changing is over: by the exam's own day for it, or with registering; never before the
 * time that a manager gave one student.
 */
function isExpired(exam: MockExam, { extendedUntil }: Stands, now: Date): boolean {
  if (exam.cancelled !== null) return true;
  if (extendedUntil !== null && now < extendedUntil) return false;
  return exam.changeDeadline === null
    ? timeStatus(exam, seoulDay(now)) === 'CLOSED'
    : now >= changesCloseAt(exam, null);
}

/**
 * The flags that our server sends with a registration: expired once it can't be changed any more,
 * active while it counts.
 */
export const registrationFlags = (
  exam: MockExam,
  stands: Stands,
  now: Date,
): Pick<MockRegistration, 'expired' | 'canceled' | 'active'> => ({
  expired: isExpired(exam, stands, now),
  canceled: stands.canceledAt !== null,
  active: stands.canceledAt === null,
});
