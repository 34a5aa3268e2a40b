import { type DepositState, depositStateName, reportedName } from '@academy/domain/deposits';
import { Badge } from '@academy/ui/badge';
import { moneyTones } from '../../../shared/bills/money-tones';

interface Props {
  state: DepositState;
  reported?: boolean;
}

/** Payment state of a student's month; a new report is highlighted. */
export const DepositBadge = ({ state, reported = false }: Props) => (
  <Badge tone={reported ? 'info' : moneyTones[state]}>
    {reported ? reportedName : depositStateName(state)}
  </Badge>
);
