import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cx } from '../internal/cx';
import { axisTop, labelStep, type ChartPoint, type ChartSeries } from './chart-data';
import { ChartLines } from './chart-lines';
import styles from './chart.module.css';
import { ChartTable } from './chart-table';

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'aria-label'> {
  /** What it shows: 2026년 11월 일자별 식수. */
  label: string;
  /** Bars side by side for counts, lines for a course. */
  kind: 'bar' | 'line';
  /** What is counted: 점심, 저녁. At most three, so that bars stay wide enough. */
  series: readonly ChartSeries[];
  /** Days, weekdays or months, from left to right; none draws an empty plot. */
  points: readonly ChartPoint[];
  /** A value as people read it: 42식. Also on the axis, so keep it short. */
  format: (value: number) => string;
  /** 표로 보기 · head of the points' column: 날짜 · in place of no value: — */
  texts: { table: string; point: string; none: string };
  /** A press on a point: goes to that day. */
  onPointOpen?: (id: string) => void;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

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

interface MarksProps extends Pick<ChartProps, 'kind' | 'series'>, Pick<ChartPoint, 'values'> {
  top: number;
}

/** The bars or dots of one point; where there is no value there is none. */
const Marks = ({ kind, series, values, top }: MarksProps) => (
  <span className={styles.marks}>
    {series.map((one, at) => {
      const value = values[at] ?? null;
      return (
        value !== null && (
          <span
            key={one.id}
            className={cx(kind === 'bar' ? styles.bar : styles.dot, styles[one.tone])}
            style={{ height: `${(value / top) * 100}%` }}
          />
        )
      );
    })}
  </span>
);

/** What lies under mouse, finger or focus; else what each tone counts. */
const Caption = ({ series, said }: Pick<ChartProps, 'series'> & { said: string | undefined }) => (
  <figcaption className={styles.caption}>
    {said === undefined ? (
      series.map((one) => (
        <span key={one.id} className={styles.key}>
          <span className={cx(styles.swatch, styles[one.tone])} />
          {one.label}
        </span>
      ))
    ) : (
      <span className={styles.readout}>{said}</span>
    )}
  </figcaption>
);

/**
 * A small chart. Every point is a button named by its values: one Tab stop, arrows move. The
 * hovered or focused point is written out above the plot; a table behind it holds all values.
 */
export function Chart({
  label,
  kind,
  series,
  points,
  format,
  texts,
  onPointOpen,
  className,
  ...rest
}: ChartProps) {
  const [activeId, setActiveId] = useState<string>();
  const top = axisTop(points);
  const step = labelStep(points.length);
  // The Tab stop stays where the focus was last.
  const [stopId, setStopId] = useState<string>();
  const stop = points.find(({ id }) => id === stopId) ?? points[0];
  const active = points.find(({ id }) => id === activeId);
  const valueText = (value: number | null | undefined) =>
    value === null || value === undefined ? texts.none : format(value);
  const sentence = ({ name, values }: ChartPoint) =>
    `${name}: ${series.map((one, index) => `${one.label} ${valueText(values[index])}`).join(', ')}`;

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const move = steps[event.key];
    const next =
      move && event.currentTarget.parentElement?.children[move(index, points.length - 1)];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <figure {...rest} aria-label={label} className={cx(styles.chart, className)}>
      <Caption series={series} said={active && sentence(active)} />
      <div className={styles.plot}>
        <AxisLines top={top} format={format} />
        {kind === 'line' && <ChartLines series={series} points={points} top={top} />}
        <div className={styles.points}>
          {points.map((point, index) => (
            <button
              key={point.id}
              type="button"
              tabIndex={stop === point ? 0 : -1}
              aria-label={sentence(point)}
              className={styles.point}
              onFocus={() => {
                setActiveId(point.id);
                setStopId(point.id);
              }}
              onBlur={() => setActiveId(undefined)}
              onPointerEnter={() => setActiveId(point.id)}
              onPointerLeave={() => setActiveId(undefined)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onClick={() => onPointOpen?.(point.id)}
            >
              <Marks kind={kind} series={series} values={point.values} top={top} />
            </button>
          ))}
        </div>
      </div>
      <div className={styles.labels} aria-hidden="true">
        {points.map(({ id, label: text }, index) => (
          <span key={id}>{index % step === 0 && text}</span>
        ))}
      </div>
      <ChartTable
        series={series}
        points={points}
        valueText={valueText}
        summary={texts.table}
        pointHead={texts.point}
      />
    </figure>
  );
}
