import { cx } from '../internal/cx';
import { filledClass, seriesClass } from '../internal/series-class';
import type { ChartPoint, ChartSeries } from './chart-data';
import styles from './chart.module.css';

interface Props {
  kind: 'bar' | 'stack' | 'line';
  series: readonly ChartSeries[];
  point: ChartPoint;
  top: number;
}

/** What is drawn of one point; where a series has no value there is nothing. */
export function Marks({ kind, series, point: { values, before, note, open, end }, top }: Props) {
  const isEmpty = values.every((value) => value === null);
  return (
    <span className={styles.marks} data-kind={kind} data-open={open || undefined}>
      {series.map((one, at) => {
        const value = values[at] ?? null;
        return (
          value !== null && (
            <span
              key={one.id}
              data-series={at}
              className={
                kind === 'line'
                  ? cx(styles.dot, seriesClass(one))
                  : cx(styles.bar, filledClass(one))
              }
              style={{ height: `${(value / top) * 100}%` }}
            />
          )
        );
      })}
      {isEmpty && note !== undefined && <span className={styles.note}>{note}</span>}
      {before !== undefined && before !== null && (
        <span className={styles.before} style={{ insetBlockEnd: `${(before / top) * 100}%` }} />
      )}
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </span>
  );
}
