import { compareNaturally } from '../../identity/order';
import type { ExamRoom, ManagedRegistration, SeatPlan } from '../manage/manage-schemas';
import { allSeats, placeOf, planIn, seatsBefore } from './rooms';

/** 좌석순, 과목별, 무작위. */
export const SEATINGS = ['seat', 'subject', 'random'] as const;
export type Seating = (typeof SEATINGS)[number];

type Sitting = Pick<ManagedRegistration, 'id' | 'name' | 'seat' | 'school' | 'selectedSubjects'>;

interface SeatPlanInput {
  rooms: readonly ExamRoom[];
  by: Seating;
  /** Puts students of one school apart where it can. */
  apart: boolean;
  /** Seats that stay as they are. */
  fixed: ReadonlyMap<string, number>;
  /** Of 0 to 1 (exclusive), one per student: the caller's randomness. */
  random: () => number;
}

function inOrder(
  sitting: readonly Sitting[],
  { by, random }: Pick<SeatPlanInput, 'by' | 'random'>,
): Sitting[] {
  if (by === 'random')
    return sitting
      .map((one) => ({ one, place: random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ one }) => one);
  const seatOf = (one: Sitting) => `${one.seat === null ? '1' : '0'}${one.seat ?? one.name}`;
  const subjectOf = (one: Sitting) => one.selectedSubjects.join(' ');
  return sitting.toSorted(
    (a, b) =>
      (by === 'subject' ? compareNaturally(subjectOf(a), subjectOf(b)) : 0) ||
      compareNaturally(seatOf(a), seatOf(b)),
  );
}

/** The seats beside a seat: left, right, in front and behind, in its room. */
function besides(rooms: readonly ExamRoom[], seat: number): number[] {
  const place = placeOf(rooms, seat);
  if (!place) return [];
  const { number } = place;
  const { rows, columns } = place.room;
  const column = (number - 1) % columns;
  const around = [
    column > 0 ? number - 1 : 0,
    column < columns - 1 ? number + 1 : 0,
    number - columns,
    number + columns,
  ];
  const before = seatsBefore(rooms, place.at);
  return around
    .filter((other) => other >= 1 && other <= rows * columns)
    .map((other) => before + other);
}

/**
 * Assigns all seats, room by room: fixed ones first, then seat by seat the next in order; with
 * `apart` the next student who shares no school with a neighbour, or simply the next without one.
 * Null: there are more students than seats.
 */
export function planSeats(sitting: readonly Sitting[], input: SeatPlanInput): SeatPlan | null {
  const { rooms, fixed, apart } = input;
  const most = allSeats(rooms);
  if (sitting.length > most) return null;
  const at = new Map<number, Sitting>();
  for (const one of sitting) {
    const seat = fixed.get(one.id);
    if (seat !== undefined && seat <= most && !at.has(seat)) at.set(seat, one);
  }
  const seated = new Set([...at.values()].map(({ id }) => id));
  const waiting = inOrder(
    sitting.filter(({ id }) => !seated.has(id)),
    input,
  );
  for (let seat = 1; seat <= most && waiting.length > 0; seat += 1) {
    if (at.has(seat)) continue;
    const schools = new Set(
      besides(rooms, seat)
        .map((beside) => at.get(beside)?.school ?? null)
        .filter((school) => school !== null),
    );
    const free = apart
      ? waiting.findIndex(({ school }) => school === null || !schools.has(school))
      : 0;
    const [next] = waiting.splice(Math.max(0, free), 1);
    if (next) at.set(seat, next);
  }
  const seats = [...at]
    .map(([seat, { id }]) => ({ registrationId: id, seat, fixed: fixed.get(id) === seat }))
    .toSorted((a, b) => a.seat - b.seat);
  return planIn(rooms, seats);
}

/** Swaps two seats, either of which may be empty; both stay fixed from then on. */
export function swapSeats(plan: SeatPlan, one: number, other: number): SeatPlan {
  const moved = new Map([
    [one, other],
    [other, one],
  ]);
  return {
    ...plan,
    seats: plan.seats
      .map((place) =>
        moved.has(place.seat)
          ? { ...place, seat: moved.get(place.seat) ?? place.seat, fixed: true }
          : place,
      )
      .toSorted((a, b) => a.seat - b.seat),
  };
}

/** The plan without who does not sit on site any more. */
export const withoutLeft = <Plan extends SeatPlan>(
  plan: Plan,
  sitting: ReadonlySet<string>,
): Plan => ({
  ...plan,
  seats: plan.seats.filter(({ registrationId }) => sitting.has(registrationId)),
});
