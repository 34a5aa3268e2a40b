import { oneLine } from '../../text/blanks';
import { fill } from '../../text/fill';
import { roomTexts as texts } from '../exam-texts';
import type { ExamRoom, SeatPlan } from '../manage/manage-schemas';

/** The rooms of a plan in their order; one without a name where there is one alone. */
export const roomsOf = ({
  rooms,
  rows,
  columns,
}: Pick<SeatPlan, 'rooms' | 'rows' | 'columns'>): readonly ExamRoom[] =>
  rooms ?? [{ name: '', rows, columns }];

export const seatsIn = ({ rows, columns }: Pick<ExamRoom, 'rows' | 'columns'>): number =>
  rows * columns;

/** How many seats come before a room: its first one is the next. */
export const seatsBefore = (rooms: readonly ExamRoom[], at: number): number =>
  rooms.slice(0, at).reduce((sum, room) => sum + seatsIn(room), 0);

export const allSeats = (rooms: readonly ExamRoom[]): number => seatsBefore(rooms, rooms.length);

/** Which room a seat is in, and which of its seats, from 1; null: there is none. */
export function placeOf(
  rooms: readonly ExamRoom[],
  seat: number,
): { at: number; room: ExamRoom; number: number } | null {
  for (const [at, room] of rooms.entries()) {
    const number = seat - seatsBefore(rooms, at);
    if (number >= 1 && number <= seatsIn(room)) return { at, room, number };
  }
  return null;
}

/** A plan of these rooms; one without a name needs no list. */
export function planIn(rooms: readonly ExamRoom[], seats: SeatPlan['seats']): SeatPlan {
  const [first = { name: '', rows: 1, columns: 1 }] = rooms;
  return {
    rows: first.rows,
    columns: first.columns,
    ...((rooms.length > 1 || first.name !== '') && { rooms: [...rooms] }),
    seats,
  };
}

/** The same seats where the rooms became others: the seat of a room stays its seat, or is gone. */
export const moveSeats = (
  seats: SeatPlan['seats'],
  from: readonly ExamRoom[],
  to: readonly ExamRoom[],
): SeatPlan['seats'] =>
  seats.flatMap((place) => {
    const old = placeOf(from, place.seat);
    const room = old && to[old.at];
    return room && old.number <= seatsIn(room)
      ? [{ ...place, seat: seatsBefore(to, old.at) + old.number }]
      : [];
  });

/** What must be corrected of the rooms: several need a name each, and no two the same. */
export function checkRooms(rooms: readonly ExamRoom[]): string | undefined {
  const names = rooms.map(({ name }) => oneLine(name));
  if (names.length > 1 && names.includes('')) return texts.unnamed;
  const twice = names.find((name, at) => names.indexOf(name) < at);
  return twice === undefined ? undefined : fill(texts.twice, { name: twice });
}
