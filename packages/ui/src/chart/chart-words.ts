import type { ChartPoint, ChartSeries } from './chart-data';

export interface ChartWording {
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** 작년 · 접수 중 · in place of no value: — */
  texts: { before?: string; open?: string; none: string };
}

export const valueText = (
  { format, texts }: Pick<ChartWording, 'format' | 'texts'>,
  value: number | null | undefined,
): string => (value === null || value === undefined ? texts.none : format(value));

/** A point as it is read out: 11월 3일 (화): 점심 41식, 저녁 40식, 작년 78식. */
export function sentenceOf(wording: ChartWording, point: ChartPoint): string {
  const { series, texts } = wording;
  const isEmpty = point.values.every((value) => value === null);
  const parts =
    isEmpty && point.note !== undefined
      ? [point.note]
      : series.map(({ label }, at) => `${label} ${valueText(wording, point.values[at])}`);
  if (texts.before !== undefined && point.before !== undefined && point.before !== null)
    parts.push(`${texts.before} ${valueText(wording, point.before)}`);
  if (texts.open !== undefined && point.open) parts.push(texts.open);
  if (point.end !== undefined) parts.push(point.end);
  return `${point.name}: ${parts.join(', ')}`;
}
