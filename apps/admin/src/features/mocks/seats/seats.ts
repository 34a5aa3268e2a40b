import { swapSeats, type ManagedRegistration, type SeatPlan } from '@academy/domain/mocks';

/** What is picked up to be moved: the student on a seat, or one without a seat. */
export type Held = { seat: number } | { registrationId: ManagedRegistration['id'] };

export const isSitting = ({
  canceledAt,
  onSiteState,
}: Pick<ManagedRegistration, 'canceledAt' | 'onSiteState'>): boolean =>
  canceledAt === null && onSiteState === 'confirmed';

/** The plan without those who do not sit here any more. */
export function withoutAbsent(
  plan: SeatPlan,
  sitting: readonly Pick<ManagedRegistration, 'id'>[],
): SeatPlan {
  const ids = new Set(sitting.map(({ id }) => id));
  return { ...plan, seats: plan.seats.filter(({ registrationId }) => ids.has(registrationId)) };
}

/**
 * Puts down what was taken up: two seats are swapped; who had no seat gets this one, and who sat on
 * it has none. What was moved stays fixed.
 */
export function placeHeld(plan: SeatPlan, held: Held, seat: number): SeatPlan {
  if ('seat' in held) return held.seat === seat ? plan : swapSeats(plan, held.seat, seat);
  const others = plan.seats.filter(
    (place) => place.seat !== seat && place.registrationId !== held.registrationId,
  );
  return {
    ...plan,
    seats: [...others, { registrationId: held.registrationId, seat, fixed: true }].toSorted(
      (a, b) => a.seat - b.seat,
    ),
  };
}

export const toggleFixed = (plan: SeatPlan, seat: number): SeatPlan => ({
  ...plan,
  seats: plan.seats.map((place) =>
    place.seat === seat ? { ...place, fixed: !place.fixed } : place,
  ),
});

/**
 * Pairs of one school beside or behind each other: what 같은 학교 떨어뜨리기 could not avoid, or what was
 * moved by hand.
 */
export function schoolPairs(
  { columns }: Pick<SeatPlan, 'columns'>,
  schoolAt: ReadonlyMap<number, string | null>,
): [number, number][] {
  const same = (one: number, other: number) =>
    (schoolAt.get(one) ?? null) !== null && schoolAt.get(one) === schoolAt.get(other);
  return [...schoolAt.keys()]
    .toSorted((a, b) => a - b)
    .flatMap((seat) =>
      [...(seat % columns === 0 ? [] : [seat + 1]), seat + columns]
        .filter((other) => same(seat, other))
        .map((other): [number, number] => [seat, other]),
    );
}
