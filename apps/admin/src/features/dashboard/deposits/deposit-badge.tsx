import { type DepositState, depositStateName, reportedName } from '@academy/domain/deposits';
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

interface Props {
  state: DepositState;
  reported?: boolean;
}

/** Where a student's month stands, in a word; a report that nobody looked at stands out. */
export const DepositBadge = ({ state, reported = false }: Props) => (
  <Badge tone={reported ? 'info' : TONES[state]}>
    {reported ? reportedName : depositStateName(state)}
  </Badge>
);
