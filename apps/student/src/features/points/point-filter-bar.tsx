import type { PointFilter, PointTotals } from '@academy/domain/points';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { pointsTexts } from '../../shared/messages/points-texts';
import { countOf } from './list-beside';
import styles from './points-page.module.css';

interface Props {
  filter: PointFilter;
  /** The counts beside the words; without them the words stand alone. */
  totals: PointTotals | undefined;
  onChoose: (filter: PointFilter) => void;
}

const FILTERS = ['ALL', 'REWARD', 'PENALTY'] as const;

/** 전체 · 상점 · 벌점. */
export function PointFilterBar({ filter, totals, onChoose }: Props) {
  const options = FILTERS.map((value) => ({
    value,
    label: (
      <>
        {pointsTexts.filters[value]}{' '}
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
