import type { PointFilter } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { PointsIcon } from '@academy/ui/icon';
import { pointsTexts } from '../../shared/messages/points-texts';

/** Nothing under this filter: what that means, and the way back to everything. */
export function PointsEmpty({ filter, onShowAll }: { filter: PointFilter; onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<PointsIcon />}
      title={<output>{pointsTexts.empty}</output>}
      action={
        filter === 'ALL' ? undefined : <Button onClick={onShowAll}>{pointsTexts.showAll}</Button>
      }
    >
      {pointsTexts.emptyHint[filter]}
    </EmptyState>
  );
}
