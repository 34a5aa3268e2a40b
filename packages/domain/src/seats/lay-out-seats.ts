import { compareNaturally } from '../identity/order';
import { seatKey } from '../identity/seat';
import { ROOM_CELLS_MAX, ROOM_NAME_LIMIT, ROOMS_MAX } from './limits';
import type { Room, SeatMap } from './schemas';

/** Seats beside each other; a corridor is left after each second row. */
const ACROSS = 5;

/** What is before the number of a seat: `A` of `A-01`, nothing of `12`. */
const roomOf = (label: string): string =>
  label
    .replace(/[ -]*\d+\D*$/, '')
    .trim()
    .toUpperCase();

/** Rows in pairs, back to back, with a way between the pairs. */
const rowAt = (row: number) => row + Math.floor(row / 2);

function roomWith(name: string, labels: readonly string[]): Room {
  const across = Math.min(
    ROOM_CELLS_MAX,
    // A large room grows to the side before it grows too long.
    Math.max(ACROSS, Math.ceil(labels.length / 24)),
  );
  const seats = labels
    .map((label, at) => ({ label, x: at % across, y: rowAt(Math.floor(at / across)) }))
    .filter(({ y }) => y < ROOM_CELLS_MAX);
  return {
    name: name.slice(0, ROOM_NAME_LIMIT),
    columns: across,
    rows: (seats.at(-1)?.y ?? 0) + 1,
    seats,
    blocks: [],
  };
}

/**
 * A map to begin with, drawn from the seats that students have: what is before the number is the
 * room, and in it they are in natural order. `otherRoom` names the room of seats that are a number
 * alone.
 */
export function layOutSeats(labels: readonly string[], otherRoom: string): SeatMap {
  const known = new Map(
    labels.filter((label) => seatKey(label) !== '').map((label) => [seatKey(label), label]),
  );
  const inOrder = [...known].toSorted(([one], [other]) => compareNaturally(one, other));
  const rooms = new Map<string, string[]>();
  for (const [, label] of inOrder) {
    const name = roomOf(label) || otherRoom;
    rooms.set(name, [...(rooms.get(name) ?? []), label]);
  }
  return {
    rooms: [...rooms].slice(0, ROOMS_MAX).map(([name, seats]) => roomWith(name, seats)),
  };
}
