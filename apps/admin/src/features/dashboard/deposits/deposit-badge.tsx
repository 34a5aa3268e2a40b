import { type DepositState, depositStateName } from '@academy/domain/deposits';
import { Badge, type BadgeTone } from '@academy/ui/badge';

const TONES: Record<DepositState, BadgeTone> = {
  none: 'neutral',
  unpaid: 'danger',
  partial: 'warning',
  confirmed: 'success',
  overpaid: 'info',
  'refund-due': 'warning',
  refunded: 'neutral',
};

/** Where a student's month stands, in a word. */
export const DepositBadge = ({ state }: { state: DepositState }) => (
  <Badge tone={TONES[state]}>{depositStateName(state)}</Badge>
);
