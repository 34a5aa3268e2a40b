import type { DepositState } from '@academy/domain/deposits';
import type { MockPaymentStatus } from '@academy/domain/mocks';
import type { BadgeTone } from '@academy/ui/badge';

/** One colour for where money stands, on whatever page a badge says it. */
export const moneyTones: Readonly<Record<DepositState | MockPaymentStatus, BadgeTone>> = {
  none: 'neutral',
  free: 'neutral',
  unpaid: 'danger',
  partial: 'warning',
  confirmed: 'success',
  overpaid: 'info',
  'refund-due': 'warning',
  refunded: 'neutral',
};
