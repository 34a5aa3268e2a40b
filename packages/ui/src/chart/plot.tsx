import type { CSSProperties, ReactNode } from 'react';
import {
  areLabelsCrowded,
  axisTop,
  labelStep,
  type ChartPoint,
  type ChartSeries,
} from './chart-data';
import { ChartLines } from './chart-lines';
import styles from './chart.module.css';

export interface PlotProps {
  kind: 'bar' | 'stack' | 'line';
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  format: (value: number) => string;
  least?: number | undefined;
  /** One point, in the place that it has. */
  render: (point: ChartPoint, index: number, top: number) => ReactNode;
}

/** The greatest value, its half where that is whole, and zero. */
const AxisLines = ({ top, format }: { top: number; format: (value: number) => string }) =>
  [1, 0.5, 0]
    .filter((part) => Number.isInteger(top * part))
    .map((part) => (
      <span
        key={part}
        className={styles.line}
        style={{ insetBlockEnd: `${part * 100}%` }}
        aria-hidden="true"
      >
        <span className={styles.tick}>{format(top * part)}</span>
      </span>
    ));

/** Axis, points and what they are called. */
export function Plot({ kind, series, points, format, least, render }: PlotProps) {
  const top = axisTop(points, kind === 'stack', least);
  const step = labelStep(points.length);
  const isShown = (index: number) => index % step === 0;
  const isCrowded = areLabelsCrowded(
    points.flatMap(({ label }, index) => (isShown(index) ? [label] : [])),
  );
  // Korean letters are twice as wide as digits.
  const chars = format(top).replace(/[^\d,.]/g, 'mm').length;
  const style: CSSProperties & Record<'--tick', string> = { '--tick': `${chars}ch` };
  return (
    <div className={styles.frame} style={style}>
      <div className={styles.plot}>
        <AxisLines top={top} format={format} />
        {kind === 'line' && <ChartLines series={series} points={points} top={top} />}
        <div className={styles.points}>
          {points.map((point, index) => render(point, index, top))}
        </div>
      </div>
      <div className={styles.labels} aria-hidden="true">
        {points.map(({ id, label: text }, index) => (
          <span key={id} data-crowded={(isCrowded && index % (2 * step) !== 0) || undefined}>
            {isShown(index) && text}
          </span>
        ))}
      </div>
    </div>
  );
}
