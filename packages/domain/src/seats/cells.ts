import type { Block, PlacedSeat, Room } from './schemas';

/** A rectangle of cells. */
export interface Cells {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const cellsOf = (thing: PlacedSeat | Block): Cells =>
  'w' in thing ? thing : { x: thing.x, y: thing.y, w: 1, h: 1 };

/** Whether two share a cell. */
export const overlap = (one: Cells, other: Cells): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

/** Whether it lies in the room with all of its cells. */
export const isInside = (
  { x, y, w, h }: Cells,
  { columns, rows }: Pick<Room, 'columns' | 'rows'>,
) => x >= 0 && y >= 0 && x + w <= columns && y + h <= rows;
