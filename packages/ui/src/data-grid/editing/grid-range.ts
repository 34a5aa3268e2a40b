import type { GridPlace } from './grid-moves';

/** A rectangle of cells; all four edges belong to it. */
export interface GridRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const rangeBetween = (a: GridPlace, b: GridPlace): GridRange => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const isOneCell = ({ top, bottom, left, right }: GridRange): boolean =>
  top === bottom && left === right;

export const inRange = (
  { top, bottom, left, right }: GridRange,
  { row, column }: GridPlace,
): boolean => row >= top && row <= bottom && column >= left && column <= right;
