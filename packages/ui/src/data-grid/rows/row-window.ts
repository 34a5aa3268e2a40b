/** Rows drawn before and after those in view, so that a quick flick shows no gap. */
const OVERSCAN = 6;
/**
 * Others are drawn only when fewer than these are left beyond those in view: not in every frame.
 */
const SPARE = 2;

export interface RowWindow {
  first: number;
  /** The row after the last one. */
  end: number;
}

export interface ScrollPosition {
  /**
   * Upper edge of the first row, and of what can be seen, and its lower edge: px of the viewport.
   */
  bodyTop: number;
  top: number;
  bottom: number;
  /** From one row's top to the next one's, px. */
  pitch: number;
  count: number;
}

const around = (
  { bodyTop, top, bottom, pitch, count }: ScrollPosition,
  more: number,
): RowWindow => {
  const at = (y: number) => Math.max(0, Math.min(count, y));
  const first = at(Math.floor((top - bodyTop) / pitch) - more);
  return { first, end: Math.max(first, at(Math.ceil((bottom - bodyTop) / pitch) + more)) };
};

/** The rows that need to be drawn. All rows are equally high. */
export const visibleRows = (sight: ScrollPosition): RowWindow => around(sight, OVERSCAN);

/** Whether the drawn rows still reach beyond those in view. */
export function coversVisible({ first, end }: RowWindow, sight: ScrollPosition): boolean {
  const needed = around(sight, SPARE);
  return first <= needed.first && end >= needed.end;
}

export type RowSegment = { row: number } | { gap: number; before: number };

/**
 * What is in the table's body, in order: rows, and gaps of this many undrawn rows. The row that
 * has the focus is always drawn.
 */
export function bodySegments(
  { first, end }: RowWindow,
  active: number,
  count: number,
): RowSegment[] {
  const drawn = Array.from({ length: Math.min(end, count) - first }, (_, index) => first + index);
  if (active >= 0 && active < count && !drawn.includes(active))
    drawn[active < first ? 'unshift' : 'push'](active);
  const segments: RowSegment[] = [];
  let next = 0;
  for (const row of [...drawn, count]) {
    if (row > next) segments.push({ gap: row - next, before: row });
    if (row < count) segments.push({ row });
    next = row + 1;
  }
  return segments;
}
