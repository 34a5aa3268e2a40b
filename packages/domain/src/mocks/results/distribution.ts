import { MEASURE_RANGES, type Measures, type ResultMeasure } from './measures';

export interface Distribution {
  count: number;
  /** With one digit behind the point. */
  average: number;
  median: number;
  highest: number;
  lowest: number;
  /** From the lowest; both ends are within, but for the next one's beginning. */
  steps: { from: number; to: number; count: number }[];
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The upper end of the picture: 50 or 100 points, more only where there are more. */
function topOf(measure: ResultMeasure, highest: number): number {
  if (measure !== 'rawScore') return MEASURE_RANGES[measure].most;
  return highest <= 50 ? 50 : Math.max(100, Math.ceil(highest / 100) * 100);
}

/** Grades one by one, everything else in ten steps of the same width; the last holds its end. */
function stepsOf(measure: ResultMeasure, values: readonly number[]): Distribution['steps'] {
  if (measure === 'band')
    return Array.from({ length: MEASURE_RANGES.band.most }, (_, at) => ({
      from: at + 1,
      to: at + 1,
      count: values.filter((value) => value === at + 1).length,
    }));
  const top = topOf(measure, Math.max(...values));
  const width = top / 10;
  return Array.from({ length: 10 }, (_, at) => {
    const [from, to] = [at * width, (at + 1) * width];
    const isIn = (value: number) => value >= from && (value < to || (at === 9 && value <= top));
    return { from, to, count: values.filter(isIn).length };
  });
}

/** How results of one measure spread; null: there are none. */
export function distributionOf(
  measure: ResultMeasure,
  results: readonly Measures[],
): Distribution | null {
  const values = results.flatMap((one) => one[measure] ?? []).toSorted((a, b) => a - b);
  const [lowest, highest] = [values[0], values.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const middle = [
    values[Math.floor((values.length - 1) / 2)],
    values[Math.ceil((values.length - 1) / 2)],
  ];
  return {
    count: values.length,
    average: tenth(values.reduce((sum, value) => sum + value, 0) / values.length),
    median: tenth(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2),
    lowest,
    highest,
    steps: stepsOf(measure, values),
  };
}
