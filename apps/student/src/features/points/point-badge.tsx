import type { PointType } from '@academy/domain/points';
import { Badge } from '@academy/ui/badge';
import { DownIcon, UpIcon } from '@academy/ui/icon';
import type { ReactNode } from 'react';

/**
 * A word or a score in the look of its type: colour and arrow, because colour alone says nothing.
 */
export function PointBadge({ pointType, children }: { pointType: PointType; children: ReactNode }) {
  const Arrow = pointType === 'REWARD' ? UpIcon : DownIcon;
  return (
    <Badge tone={pointType === 'REWARD' ? 'reward' : 'penalty'} icon={<Arrow size="0.75em" />}>
      {children}
    </Badge>
  );
}
