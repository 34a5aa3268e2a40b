import type { DepositState } from '@academy/domain/deposits';
import type { MockPaymentStatus } from '@academy/domain/mocks';
import type { BadgeTone } from '@academy/ui/badge';

/** One colour per payment state, on every page. */
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
