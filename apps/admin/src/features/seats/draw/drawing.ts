import { seatKey } from '@academy/domain/identity';
import {
  cellsOf,
  isInside,
  overlap,
  ROOM_CELLS_MAX,
  type Cells,
  type Room,
} from '@academy/domain/seats';

/** What is chosen in a room, by place in its lists. */
export interface DrawSelection {
  seats: readonly number[];
  blocks: readonly number[];
}
export const NO_SELECTION: DrawSelection = { seats: [], blocks: [] };
export const isEmptySelection = ({ seats, blocks }: DrawSelection) =>
  seats.length + blocks.length === 0;
export const joined = (one: DrawSelection, other: DrawSelection): DrawSelection => ({
  seats: [...new Set([...one.seats, ...other.seats])],
  blocks: [...new Set([...one.blocks, ...other.blocks])],
});
export const includes = (all: DrawSelection, part: DrawSelection): boolean =>
  part.seats.every((at) => all.seats.includes(at)) &&
  part.blocks.every((at) => all.blocks.includes(at));

/** The rectangle between two cells, in either direction. */
export function between(from: { x: number; y: number }, to: { x: number; y: number }): Cells {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { x, y, w: Math.abs(from.x - to.x) + 1, h: Math.abs(from.y - to.y) + 1 };
}

/** What lies in a rectangle, or touches it. */
export const within = (room: Room, cells: Cells): DrawSelection => ({
  seats: room.seats.flatMap((seat, at) => (overlap(cellsOf(seat), cells) ? [at] : [])),
  blocks: room.blocks.flatMap((block, at) => (overlap(block, cells) ? [at] : [])),
});
export const itemAt = (room: Room, x: number, y: number): DrawSelection =>
  within(room, { x, y, w: 1, h: 1 });

/** The room when what changed lies inside of it and on nothing else; null when it does not. */
function ifItFits(room: Room, changed: DrawSelection): Room | null {
  const things = [
    ...room.seats.map((seat, at) => ({ cells: cellsOf(seat), own: changed.seats.includes(at) })),
    ...room.blocks.map((block, at) => ({ cells: block, own: changed.blocks.includes(at) })),
  ];
  const own = things.filter((thing) => thing.own);
  const fits = own.every(
    (thing) =>
      isInside(thing.cells, room) &&
      things.every((other) => other === thing || !overlap(thing.cells, other.cells)),
  );
  return fits ? room : null;
}

const shifted = <Thing extends { x: number; y: number }>(
  things: readonly Thing[],
  chosen: readonly number[],
  dx: number,
  dy: number,
): Thing[] =>
  things.map((thing, at) =>
    chosen.includes(at) ? { ...thing, x: thing.x + dx, y: thing.y + dy } : thing,
  );

/** The selection moved by this many cells; null where there is no room. */
export const moved = (room: Room, chosen: DrawSelection, dx: number, dy: number): Room | null =>
  ifItFits(
    {
      ...room,
      seats: shifted(room.seats, chosen.seats, dx, dy),
      blocks: shifted(room.blocks, chosen.blocks, dx, dy),
    },
    chosen,
  );

export const removed = (room: Room, chosen: DrawSelection): Room => ({
  ...room,
  seats: room.seats.filter((_, at) => !chosen.seats.includes(at)),
  blocks: room.blocks.filter((_, at) => !chosen.blocks.includes(at)),
});

/** The number after: `A-09` → `A-10`, `B` → `B1`. */
export function nextLabel(label: string): string {
  const [, head = label, digits = '', tail = ''] = /^(.*?)(\d+)(\D*)$/.exec(label) ?? [];
  if (digits === '') return `${label}1`;
  return `${head}${String(Number(digits) + 1).padStart(digits.length, '0')}${tail}`;
}

const keysIn = (rooms: readonly Room[]) =>
  new Set(rooms.flatMap(({ seats }) => seats.map(({ label }) => seatKey(label))));

/** The first number from `label` on that no seat has. */
function freeLabel(label: string, known: ReadonlySet<string>): string {
  let free = label;
  while (known.has(seatKey(free))) free = nextLabel(free);
  return free;
}

/** What a room's next seat is called: after its last one, else by the letter of its place. */
const beginning = ({ seats }: Room, place: number): string => {
  const last = seats.at(-1);
  return last ? nextLabel(last.label) : `${String.fromCodePoint(65 + (place % 26))}-01`;
};

export const replaceRoom = (rooms: readonly Room[], place: number, room: Room): Room[] =>
  rooms.map((one, at) => (at === place ? room : one));

/** Seats on every free cell of a rectangle, row by row with the numbers that come next. */
export function withSeats(rooms: readonly Room[], place: number, cells: Cells): Room[] {
  const room = rooms[place];
  if (!room) return [...rooms];
  const known = keysIn(rooms);
  const seats = [...room.seats];
  let label = beginning(room, place);
  for (let y = cells.y; y < cells.y + cells.h; y += 1)
    for (let x = cells.x; x < cells.x + cells.w; x += 1) {
      const cell = { x, y, w: 1, h: 1 };
      if (!isInside(cell, room) || within(room, cell).seats.length > 0) continue;
      if (within(room, cell).blocks.length > 0) continue;
      label = freeLabel(label, known);
      known.add(seatKey(label));
      seats.push({ label, x, y });
    }
  return replaceRoom(rooms, place, { ...room, seats });
}

/** A wall, or with a text any other block; null on occupied cells. */
export const withBlock = (room: Room, cells: Cells, text: string): Room | null =>
  ifItFits(
    { ...room, blocks: [...room.blocks, { text, ...cells }] },
    { seats: [], blocks: [room.blocks.length] },
  );

/** A block wider or higher by this many cells; null where it would be nothing or on something. */
export function resized(room: Room, at: number, dw: number, dh: number): Room | null {
  const block = room.blocks[at];
  if (!block) return null;
  const next = { ...block, w: block.w + dw, h: block.h + dh };
  if (next.w < 1 || next.h < 1) return null;
  const blocks = room.blocks.map((one, place) => (place === at ? next : one));
  return ifItFits({ ...room, blocks }, { seats: [], blocks: [at] });
}

/** The row goes on beside a seat: one more with the next free number; null where it cannot. */
export function extended(
  rooms: readonly Room[],
  place: number,
  seatAt: number,
  step: { dx: number; dy: number },
): Room[] | null {
  const room = rooms[place];
  const seat = room?.seats[seatAt];
  if (!room || !seat) return null;
  const label = freeLabel(nextLabel(seat.label), keysIn(rooms));
  const seats = [...room.seats, { label, x: seat.x + step.dx, y: seat.y + step.dy }];
  const next = ifItFits({ ...room, seats }, { seats: [seats.length - 1], blocks: [] });
  return next && replaceRoom(rooms, place, next);
}

/** The chosen seats numbered one after the other from `first` on, row by row. */
export function renumbered(room: Room, chosen: readonly number[], first: string): Room {
  const inOrder = chosen.toSorted((a, b) => {
    const [one, other] = [room.seats[a], room.seats[b]];
    return one && other ? one.y - other.y || one.x - other.x : 0;
  });
  const labels = new Map<number, string>();
  let label = first;
  for (const at of inOrder) {
    labels.set(at, label);
    label = nextLabel(label);
  }
  return {
    ...room,
    seats: room.seats.map((seat, at) => ({ ...seat, label: labels.get(at) ?? seat.label })),
  };
}

/** As small as what is in it allows, as large as a room may be. */
export function sized(room: Room, columns: number, rows: number): Room {
  const things = [...room.seats, ...room.blocks].map(cellsOf);
  const least = (side: (cells: Cells) => number) => Math.max(1, ...things.map(side));
  const within40 = (wanted: number, floor: number) =>
    Math.min(ROOM_CELLS_MAX, Math.max(floor, wanted));
  return {
    ...room,
    columns: within40(
      columns,
      least(({ x, w }) => x + w),
    ),
    rows: within40(
      rows,
      least(({ y, h }) => y + h),
    ),
  };
}

/** The first free cells, row by row; null in a full room. */
export function freeCells(room: Room, { w, h }: Pick<Cells, 'w' | 'h'>): Cells | null {
  for (let y = 0; y + h <= room.rows; y += 1)
    for (let x = 0; x + w <= room.columns; x += 1)
      if (isFree(room, { x, y, w, h })) return { x, y, w, h };
  return null;
}
const isFree = (room: Room, cells: Cells) => {
  const { seats, blocks } = within(room, cells);
  return seats.length + blocks.length === 0;
};
