import { seatKey, tidySeat } from '../identity/seat';
import { oneLine } from '../text/blanks';
import { fill } from '../text/fill';
import { cellsOf, isInside, overlap, type Cells } from './cells';
import { SEATS_MAX } from './limits';
import type { Room, SeatMap } from './schemas';
import { seatMapTexts as texts } from './seat-texts';

/** The first that comes up twice, by what distinguishes one from another. */
function twice(names: readonly string[], keyOf: (name: string) => string): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => {
    const key = keyOf(name);
    const known = seen.has(key);
    seen.add(key);
    return known;
  });
}

const onTop = (things: readonly Cells[]): boolean =>
  things.some((one, at) => things.slice(at + 1).some((other) => overlap(one, other)));

function roomError(room: Room): string | undefined {
  if (oneLine(room.name) === '') return texts.unnamedRoom;
  const named = { room: room.name };
  // Dashes alone name no seat, as with students.
  if (room.seats.some(({ label }) => seatKey(label) === '')) return fill(texts.unlabelled, named);
  const things = [...room.seats, ...room.blocks].map(cellsOf);
  if (things.some((thing) => !isInside(thing, room))) return fill(texts.outside, named);
  return onTop(things) ? fill(texts.onTop, named) : undefined;
}

/**
 * What must be corrected before a map is saved; undefined: nothing. Each seat is once in the whole
 * hall, by the rule for students' seats. See docs/product/seats.md#the-map.
 */
export function seatMapError({ rooms }: SeatMap): string | undefined {
  for (const room of rooms) {
    const error = roomError(room);
    if (error !== undefined) return error;
  }
  const room = twice(
    rooms.map(({ name }) => oneLine(name)),
    (name) => name,
  );
  if (room !== undefined) return fill(texts.sameRoom, { name: room });
  const labels = rooms.flatMap(({ seats }) => seats.map(({ label }) => label));
  const seat = twice(labels, seatKey);
  if (seat !== undefined) return fill(texts.sameSeat, { seat });
  return labels.length > SEATS_MAX ? fill(texts.tooMany, { limit: String(SEATS_MAX) }) : undefined;
}

/** Names and labels without blanks around them, in NFC, as students' seats are kept. */
export const tidySeatMap = ({ rooms }: SeatMap): SeatMap => ({
  rooms: rooms.map((room) => ({
    ...room,
    name: oneLine(room.name),
    seats: room.seats.map((seat) => ({ ...seat, label: tidySeat(seat.label) })),
    blocks: room.blocks.map((block) => ({ ...block, text: oneLine(block.text) })),
  })),
});
