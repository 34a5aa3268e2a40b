import {
  formatSignedPoints,
  pointWordOf,
  type PointTotals,
  type PointFilter,
} from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { DownIcon, PointsIcon, UpIcon, WarningIcon } from '@academy/ui/icon';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { StatTile } from '@academy/ui/stat-tile';
import { retryText } from '@academy/ui/words';
import styles from './points-page.module.css';
import { usePointWords } from '../../shared/use-point-words';
import { pointsTexts, wordedTexts } from './points-texts';
import { countOf } from './list-with-summary';

interface TilesProps {
  /** Undefined while they are not known. */
  totals: PointTotals | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** 상점 합계 · 벌점 합계 · 합산 점수, in the academy's words. They load and fail apart from the list. */
export function PointTiles({ totals, failed, retrying, onRetry }: TilesProps) {
  const texts = wordedTexts(usePointWords());
  if (failed) {
    return (
      <div role="alert" className={styles.tilesFailed}>
        <span>
          <WarningIcon /> {pointsTexts.totalsFailed}
        </span>
        <Button size="dense" loading={retrying} onClick={onRetry}>
          {retryText}
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
    <section aria-label={texts.summary} className={styles.tiles}>
      <StatTile
        className={styles.tile}
        meaning="reward"
        icon={<UpIcon size="0.75em" />}
        label={texts.rewardTotal}
        value={formatSignedPoints(totals.rewardTotal)}
      />
      <StatTile
        className={styles.tile}
        meaning="penalty"
        icon={<DownIcon size="0.75em" />}
        label={texts.penaltyTotal}
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

interface FilterProps {
  filter: PointFilter;
  /** The counts beside the words; without them the words are alone. */
  totals: PointTotals | undefined;
  onChoose: (filter: PointFilter) => void;
}

const FILTERS = ['ALL', 'REWARD', 'PENALTY'] as const;

/** 전체 · 상점 · 벌점. */
export function PointFilterBar({ filter, totals, onChoose }: FilterProps) {
  const words = usePointWords();
  const options = FILTERS.map((value) => ({
    value,
    label: (
      <>
        {pointWordOf(words, value)}{' '}
        {totals && <span className={styles.count}>{countOf(totals, value)}</span>}
      </>
    ),
  }));
  return (
    <SegmentedControl
      className={styles.filter}
      block
      label={pointsTexts.filter}
      options={options}
      value={filter}
      onValueChange={onChoose}
    />
  );
}
