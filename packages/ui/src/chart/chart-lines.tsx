import { cx } from '../internal/cx';
import { seriesClass } from '../internal/series-class';
import type { ChartPoint, ChartSeries } from './chart-data';
import styles from './chart.module.css';

interface Props {
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  top: number;
}

/** One line per series through the middles of the points; it breaks where there is no value. */
export function ChartLines({ series, points, top }: Props) {
  const pathOf = (index: number) => {
    let drawing = false;
    return points
      .map(({ values }, at) => {
        const value = values[index] ?? null;
        const command = drawing ? 'L' : 'M';
        drawing = value !== null;
        return value === null
          ? ''
          : `${command}${((at + 0.5) / points.length) * 100} ${100 - (value / top) * 100}`;
      })
      .join(' ');
  };
  return (
    <svg
      className={styles.lines}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {series.map((one, index) => (
        <path
          key={one.id}
          data-series={index}
          d={pathOf(index)}
          className={cx(styles.path, seriesClass(one))}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
