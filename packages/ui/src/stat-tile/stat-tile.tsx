import type { ComponentProps, ReactNode } from 'react';
import { FilterIcon } from '../icon';
import { cx } from '../internal/cx';
import { toneClass, toneOf, type Meaning, type Tone } from '../meaning';
import styles from './stat-tile.module.css';

export interface StatTileProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** What is counted: 점심, 벌점 합계. */
  label: ReactNode;
  /** The finished number with its sign: 42, +12, 60,000. */
  value: ReactNode;
  /** Small, behind the number: 명, 점, 원. */
  unit?: ReactNode;
  /** Small, below the number: 지난달보다 +3. */
  note?: ReactNode;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Makes the whole tile a switch that narrows a list to what it counts: `미입금 학생만 보기`. */
  filter?:
    | { label: string; pressed: boolean; onPressedChange: (pressed: boolean) => void }
    | undefined;
  /** What is counted, where it has a colour everywhere: 상점, 벌점, 점심, 저녁, 미입금, 결석. */
  meaning?: Meaning | undefined;
  /** Nothing there is nothing to say: in a line it is left out until the line is unfolded. */
  quiet?: boolean;
}

/** A number without a colour is as black as the others. */
const CALM: ReadonlySet<Tone> = new Set(['quiet', 'neutral']);

/** Letters of a number that three tiles beside each other on a phone hold in their usual size. */
const LONG = 6;

/** One number that matters, large. The caller's grid lays out several. */
export function StatTile({
  label,
  value,
  unit,
  note,
  icon,
  filter,
  meaning,
  quiet = false,
  className,
  ...rest
}: StatTileProps) {
  return (
    <dl
      {...rest}
      data-quiet={quiet || undefined}
      className={cx(
        styles.tile,
        meaning && !CALM.has(toneOf(meaning)) && styles.coloured,
        meaning && toneClass(meaning),
        filter?.pressed && styles.pressed,
        className,
      )}
    >
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd
        className={styles.value}
        data-long={(typeof value === 'string' && value.length > LONG) || undefined}
      >
        <span className={styles.number}>{value}</span>
        {unit && <span className={styles.unit}>{unit}</span>}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {filter && (
        <dd className={styles.filter}>
          <button
            type="button"
            className={styles.press}
            aria-label={filter.label}
            aria-pressed={filter.pressed}
            onClick={() => filter.onPressedChange(!filter.pressed)}
          >
            <FilterIcon size="1em" />
          </button>
        </dd>
      )}
    </dl>
  );
}
