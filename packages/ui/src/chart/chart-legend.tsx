import { cx } from '../internal/cx';
import { filledClass } from '../internal/series-class';
import type { ChartSeries } from './chart-data';
import styles from './chart.module.css';

interface Props {
  series: readonly ChartSeries[];
  /** What the line across the bars is, and what the pale ones are. */
  before?: string | undefined;
  open?: string | undefined;
}

/** What each colour, hatch and mark counts. */
export const ChartLegend = ({ series, before, open }: Props) => (
  <>
    {series.map((one, at) => (
      <span key={one.id} className={styles.key}>
        <span data-series={at} className={cx(styles.swatch, filledClass(one))} />
        {one.label}
      </span>
    ))}
    {before !== undefined && (
      <span className={styles.key}>
        <span className={styles.beforeSwatch} />
        {before}
      </span>
    )}
    {open !== undefined && series[0] && (
      <span className={styles.key} data-open="true">
        <span data-series={0} className={cx(styles.swatch, filledClass(series[0]))} />
        {open}
      </span>
    )}
  </>
);
