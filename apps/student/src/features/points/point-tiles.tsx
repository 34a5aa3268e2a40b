import { formatSignedPoints, type PointTotals } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { DownIcon, PointsIcon, UpIcon, WarningIcon } from '@academy/ui/icon';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { StatTile } from '@academy/ui/stat-tile';
import { pointsTexts } from '../../shared/messages/points-texts';
import styles from './points-page.module.css';

interface Props {
  /** Undefined while they are not known. */
  totals: PointTotals | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** 상점 합계 · 벌점 합계 · 합산 점수. They load and fail apart from the list. */
export function PointTiles({ totals, failed, retrying, onRetry }: Props) {
  if (failed) {
    return (
      <div role="alert" className={styles.tilesFailed}>
        <span>
          <WarningIcon /> {pointsTexts.totalsFailed}
        </span>
        <Button size="dense" loading={retrying} onClick={onRetry}>
          {pointsTexts.retry}
        </Button>
      </div>
    );
  }
  if (!totals) {
    return (
      <SkeletonGroup label={pointsTexts.totalsLoading} className={styles.tiles}>
        {[1, 2, 3].map((tile) => (
          <Skeleton key={tile} className={styles.tileSkeleton} height="auto" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <section aria-label={pointsTexts.summary} className={styles.tiles}>
      <StatTile
        className={styles.tile}
        tone="reward"
        icon={<UpIcon size="0.75em" />}
        label={pointsTexts.rewardTotal}
        value={formatSignedPoints(totals.rewardTotal)}
      />
      <StatTile
        className={styles.tile}
        tone="penalty"
        icon={<DownIcon size="0.75em" />}
        label={pointsTexts.penaltyTotal}
        value={formatSignedPoints(-totals.penaltyTotal)}
      />
      <StatTile
        className={styles.tile}
        icon={<PointsIcon size="1em" />}
        label={pointsTexts.net}
        value={formatSignedPoints(totals.net)}
      />
    </section>
  );
}
