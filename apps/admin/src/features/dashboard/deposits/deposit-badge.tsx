import { statusMeanings } from '@academy/app-kit/status';
import { type DepositState, depositStateName, reportedName } from '@academy/domain/deposits';
import { Badge } from '@academy/ui/badge';

interface Props {
  state: DepositState;
  reported?: boolean;
}

/** Payment state of a student's month; a new report is highlighted. */
export const DepositBadge = ({ state, reported = false }: Props) => (
  <Badge meaning={reported ? 'reported' : statusMeanings.deposit[state]}>
    {reported ? reportedName : depositStateName(state)}
  </Badge>
);
