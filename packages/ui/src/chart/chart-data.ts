export interface ChartSeries {
  id: string;
  /** 점심 */
  label: string;
  /**
   * Its colour: meals have their own, `primary` is for a series alone, `neutral` for what is
   * compared with.
   */
  tone: 'lunch' | 'dinner' | 'primary' | 'neutral';
}

export interface ChartPoint {
  id: string;
  /** Below the axis: 3, or 월. */
  label: string;
  /** In full: 11월 3일 (화). */
  name: string;
  /** One per series, in order; null where a series has no value. */
  values: readonly (number | null)[];
}

/**
 * The upper end of the axis: the next of 1, 2, 3, 4, 5, 6, 8 × 10ⁿ that holds every value, and at
 * least 1.
 */
export function axisTop(points: readonly ChartPoint[]): number {
  const highest = Math.max(1, ...points.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 3, 4, 5, 6, 8].find((step) => step * power >= highest) ?? 10) * power;
}

/** Every how many points a label has room. */
export const labelStep = (count: number): number => Math.ceil(count / 16);
