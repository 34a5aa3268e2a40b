import type { PlacedSeat, Room } from '@academy/domain/seats';

export type Direction = 'left' | 'right' | 'up' | 'down';
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Distance along a direction and across it; null when it lies in another direction. */
function wayTo(
  from: { x: number; y: number },
  to: { x: number; y: number },
  direction: Direction,
): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const { ahead, aside } = {
    left: { ahead: -dx, aside: dy },
    right: { ahead: dx, aside: dy },
    up: { ahead: -dy, aside: dx },
    down: { ahead: dy, aside: dx },
  }[direction];
  // What lies straight ahead is near, whatever is beside it.
  return ahead <= 0 ? null : ahead + Math.abs(aside) * 3;
}

/** The next thing in a direction, as the eye finds it; undefined at the edge. */
export function neighbour<Thing extends { x: number; y: number }>(
  things: readonly Thing[],
  from: { x: number; y: number },
  direction: Direction,
): Thing | undefined {
  let [nearest, shortest]: [Thing | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const thing of things) {
    const way = wayTo(from, thing, direction);
    if (way !== null && way < shortest) [nearest, shortest] = [thing, way];
  }
  return nearest;
}

/** The seats of a room line by line, as a screen reader reads them. */
export function linesOf<Seat extends Pick<PlacedSeat, 'x' | 'y'>>(
  seats: readonly Seat[],
): { y: number; seats: Seat[] }[] {
  const lines = new Map<number, Seat[]>();
  for (const seat of seats) lines.set(seat.y, [...(lines.get(seat.y) ?? []), seat]);
  return [...lines]
    .map(([y, line]) => ({ y, seats: line.toSorted((a, b) => a.x - b.x) }))
    .toSorted((a, b) => a.y - b.y);
}

/** The tracks of a grid: a line without seats is a way between them, and narrow. */
export function tracksOf(
  {
    columns,
    rows,
    seats,
  }: Pick<Room, 'columns' | 'rows'> & { seats: readonly Pick<PlacedSeat, 'x' | 'y'>[] },
  { seat, way }: { seat: readonly [string, string]; way: string },
): { gridTemplateColumns: string; gridTemplateRows: string } {
  const side = (count: number, taken: ReadonlySet<number>, size: string) =>
    Array.from({ length: count }, (_, at) => (taken.has(at) ? size : way)).join(' ');
  return {
    gridTemplateColumns: side(columns, new Set(seats.map(({ x }) => x)), seat[0]),
    gridTemplateRows: side(rows, new Set(seats.map(({ y }) => y)), seat[1]),
  };
}
