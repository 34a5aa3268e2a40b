import { LockIcon } from '../icon';
import { Tooltip, type TooltipProps } from '../tooltip';

export interface LockReasonProps extends Omit<TooltipProps, 'icon' | 'labelled' | 'label'> {
  /** The short word beside the lock. */
  label?: string;
}

/**
 * 마감 with a lock; a tap says why: 전날 14:00 이후에는 변경할 수 없어요. For rows and cards; chips have their
 * own.
 */
export function LockReason({ label = '마감', ...rest }: LockReasonProps) {
  return <Tooltip {...rest} label={label} labelled icon={<LockIcon size={16} />} />;
}
