import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { ChartPoint, ChartSeries } from './chart-data';
import { ChartLegend } from './chart-legend';
import { Marks } from './chart-marks';
import styles from './chart.module.css';
import { ChartTable } from './chart-table';
import { sentenceOf, valueText } from './chart-words';
import { Plot } from './plot';

export interface ChartPicture {
  /** What it shows: 2026년 11월 일자별 식수. */
  label: string;
  /** What it says, in a sentence: 지각은 월요일에 가장 많습니다. */
  answer?: ReactNode;
  /** Bars side by side for counts, on top of each other for their sum, lines for a course. */
  kind: 'bar' | 'stack' | 'line';
  /** What is counted: 점심, 저녁. At most three, so that bars stay wide enough. */
  series: readonly ChartSeries[];
  /** Days, weekdays or months, from left to right; none draws an empty plot. */
  points: readonly ChartPoint[];
  /** A value as people read it: 42식. Also on the axis, so keep it short. */
  format: (value: number) => string;
  /** How far the axis goes at least, where the scale has an end: 100 of percentiles. */
  least?: number;
  /**
   * In place of no value: — · what `before` and `open` of a point say: 작년, 접수 중 · with `table`
   * (표로 보기) and `point` (날짜) the values fold out as a table. Left out where one is below.
   */
  texts: { none: string; before?: string; open?: string; table?: string; point?: string };
}

export interface ChartProps
  extends ChartPicture, Omit<ComponentProps<'figure'>, 'children' | 'aria-label'> {
  /** A press on a point: goes to that day. */
  onPointOpen?: (id: string) => void;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

const legendOf = ({ points, texts }: Pick<ChartPicture, 'points' | 'texts'>) => ({
  before: points.some(({ before }) => typeof before === 'number') ? texts.before : undefined,
  open: points.some(({ open }) => open) ? texts.open : undefined,
});

/** What lies under mouse, finger or focus; else the answer and what each colour counts. */
const Caption = ({ picture, said }: { picture: ChartPicture; said: string | undefined }) => (
  <figcaption className={styles.caption}>
    {said === undefined ? (
      <>
        {picture.answer !== undefined && <span className={styles.answer}>{picture.answer}</span>}
        {(picture.series.length > 1 || picture.answer === undefined) && (
          <ChartLegend series={picture.series} {...legendOf(picture)} />
        )}
      </>
    ) : (
      <span className={styles.readout}>{said}</span>
    )}
  </figcaption>
);

/**
 * A small chart. Every point is a button named by its values: one Tab stop, arrows move. The
 * hovered or focused point is written out above the plot.
 */
export function Chart({
  label,
  answer,
  kind,
  series,
  points,
  format,
  least,
  texts,
  onPointOpen,
  className,
  ...rest
}: ChartProps) {
  const [activeId, setActiveId] = useState<string>();
  // The Tab stop stays where the focus was last.
  const [stopId, setStopId] = useState<string>();
  const stop = points.find(({ id }) => id === stopId) ?? points[0];
  const active = points.find(({ id }) => id === activeId);
  const picture = { label, answer, kind, series, points, format, texts };

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
      <Caption picture={picture} said={active && sentenceOf(picture, active)} />
      <Plot
        {...picture}
        least={least}
        render={(point: ChartPoint, index, top) => (
          <button
            key={point.id}
            type="button"
            tabIndex={stop === point ? 0 : -1}
            aria-label={sentenceOf(picture, point)}
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
            <Marks kind={kind} series={series} point={point} top={top} />
          </button>
        )}
      />
      {texts.table !== undefined && (
        <ChartTable
          series={series}
          points={points}
          valueText={(value) => valueText(picture, value)}
          summary={texts.table}
          pointHead={texts.point ?? ''}
        />
      )}
    </figure>
  );
}

/** The same on paper: nothing to press. */
export const ChartPaper = ({ picture }: { picture: ChartPicture }) => (
  <figure aria-label={picture.label} className={cx(styles.chart, styles.paper)}>
    <Caption picture={picture} said={undefined} />
    <Plot
      {...picture}
      render={(point, _, top) => (
        <span key={point.id} className={styles.point}>
          <Marks {...picture} point={point} top={top} />
        </span>
      )}
    />
  </figure>
);
