import type { Meaning } from '../meaning';

export interface ChartSeries {
  id: string;
  /** 점심 */
  label: string;
  /** What it counts, where that has a colour everywhere: 점심, 지각. None for a series alone. */
  meaning?: Meaning;
}

export interface ChartPoint {
  id: string;
  /** Below the axis: 3, or 월. */
  label: string;
  /** In full: 11월 3일 (화). */
  name: string;
  /** One per series, in order; null where a series has no value. */
  values: readonly (number | null)[];
  /** All series together at the time compared with, a line across the bars: the year before. */
  before?: number | null;
  /** In place of bars, where there are none: 휴무. */
  note?: string;
  /** May still change, and is drawn paler. */
  open?: boolean;
  /** A line behind it, where something ends: 입금 기한. */
  end?: string;
}

const heightOf = ({ values, before }: ChartPoint, stacked: boolean): number => {
  const numbers = values.map((value) => value ?? 0);
  const all = stacked ? numbers.reduce((sum, value) => sum + value, 0) : Math.max(0, ...numbers);
  return Math.max(all, before ?? 0);
};

/**
 * The upper end of the axis: the next of 1, 2, 3, 4, 5, 6, 8 × 10ⁿ that holds every value, and at
 * least 1, or `least`.
 */
export function axisTop(points: readonly ChartPoint[], stacked = false, least = 1): number {
  const highest = Math.max(least, ...points.map((point) => heightOf(point, stacked)));
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 3, 4, 5, 6, 8].find((step) => step * power >= highest) ?? 10) * power;
}

/** Letters in a row under a chart on the smallest phone. */
const SMALL_ROW = 34;

/** Whether labels of these words touch each other there, so that half of them have to do. */
export const areLabelsCrowded = (labels: readonly string[]): boolean =>
  labels.reduce((sum, label) => sum + label.length + 1, 0) > SMALL_ROW;

/** Every how many points a label has room. */
export const labelStep = (count: number): number => Math.ceil(count / 16);
