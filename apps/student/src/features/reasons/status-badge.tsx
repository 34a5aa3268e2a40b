import { reasonStatusName, type ReasonStatus } from '@academy/domain/reasons';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import { CheckIcon, ClockIcon, CloseIcon, UndoIcon } from '@academy/ui/icon';

const TONE: Record<ReasonStatus, BadgeTone> = {
  PENDING: 'info',
  APPROVED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
};
const ICON = { PENDING: ClockIcon, APPROVED: CheckIcon, REJECTED: CloseIcon, WITHDRAWN: UndoIcon };

/** 승인 대기, 승인, 반려, 철회: word and sign, because colour alone says nothing. */
export function StatusBadge({ status }: { status: ReasonStatus }) {
  const Sign = ICON[status];
  return (
    <Badge tone={TONE[status]} icon={<Sign size="0.875em" />}>
      {reasonStatusName(status)}
    </Badge>
  );
}
