import { DAY_FILTERS } from '@academy/domain/attendance';
import { StatTile } from '@academy/ui/stat-tile';
import styles from './attendance-page.module.css';
import { attendanceTexts as texts } from './attendance-texts';
import type { DayFilterState } from './use-day-filter';

/**
 * How many students of the day are present, late, missing…; each tile narrows the views below to
 * them.
 */
export function DayTiles({
  filter: { counts, loaded, tile, setTile },
}: {
  filter: DayFilterState;
}) {
  return (
    <div className={styles.tiles}>
      {DAY_FILTERS.map((one) => (
        <StatTile
          key={one}
          label={texts.tile(one)}
          value={loaded ? counts[one] : '—'}
          unit={loaded ? texts.unit : undefined}
          filter={{
            label: texts.onlyTile(one),
            pressed: tile === one,
            onPressedChange: (pressed) => setTile(pressed ? one : 'all'),
          }}
        />
      ))}
    </div>
  );
}
