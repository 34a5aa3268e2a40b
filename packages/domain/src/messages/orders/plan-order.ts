import { meals } from '../../meals/meals-of-day';
import type { OrderCounts } from '../../meals/order/order-text';
import type { Meal } from '../../meals/schemas';
import { seoulDay, type CalendarDay } from '../../time';

/** How long numbers must be unchanged before a change is sent: many ticks make one mail. */
export const SETTLE_MS = 5 * 60_000;

/** What distinguishes one address from another. */
export const addressKey = (address: string): string => address.trim().toLowerCase();

/** The newest ordered version, and its caterer. */
interface Ordered {
  version: number;
  counts: OrderCounts;
  recipient: string;
}

export interface OrderFacts {
  date: CalendarDay;
  counts: OrderCounts;
  /** Null while nothing was ordered. */
  ordered: Ordered | null;
  /** The recipient of orders; empty if none is set. */
  address: string;
  /** When anything last changed that the numbers or the address come from. */
  changedAt: Date | null;
  /** When each meal of the day locks. */
  cutoffs: Record<Meal, Date>;
  /** Since when orders go out by themselves. */
  since: Date;
  now: Date;
}

export interface PlannedOrder {
  version: number;
  counts: OrderCounts;
  recipient: string;
}

/** What differs between two orders of a day, meal by meal. */
export const orderChanges = (
  before: OrderCounts,
  after: OrderCounts,
): { meal: Meal; before: number; after: number }[] =>
  meals
    .filter((meal) => before[meal] !== after[meal])
    .map((meal) => ({ meal, before: before[meal], after: after[meal] }));

export const isNothing = (counts: OrderCounts) => meals.every((meal) => counts[meal] === 0);

/**
 * Whether a day's order has ended for the caterer who has it: another address takes its place.
 * Portions that are cancelled altogether, and a day that is over, stay theirs. `address` is null
 * while orders do not go out by themselves.
 */
export const isHandedOver = (
  date: CalendarDay,
  ordered: Pick<Ordered, 'counts' | 'recipient'>,
  address: string | null,
  now: Date,
): boolean =>
  address !== null &&
  address !== '' &&
  seoulDay(now) <= date &&
  !isNothing(ordered.counts) &&
  addressKey(ordered.recipient) !== addressKey(address);

/**
 * What to order now, and from whom, or null. A meal counts from its cutoff on. The first order goes
 * out then, late rather than never, but not for a day locked before automatic orders were on, or
 * without meals; a later one when numbers or address differ from the last order and have been
 * unchanged for five minutes, until the day is over. A meal whose cutoff is moved to later stays
 * ordered. See docs/product/messages.md#orders.
 */
export function planOrder({
  date,
  counts,
  ordered,
  address,
  changedAt,
  cutoffs,
  since,
  now,
}: OrderFacts): PlannedOrder | null {
  const locked = meals.filter((meal) => cutoffs[meal] <= now);
  if (locked.length === 0 || seoulDay(now) > date) return null;
  const dueOf = (meal: Meal) =>
    locked.includes(meal) ? counts[meal] : (ordered?.counts[meal] ?? 0);
  const due = { lunch: dueOf('lunch'), dinner: dueOf('dinner') };
  if (ordered === null) {
    const begins = locked.some((meal) => due[meal] > 0 && cutoffs[meal] >= since);
    return begins ? { version: 1, counts: due, recipient: address } : null;
  }
  const moves = isHandedOver(date, ordered, address, now);
  if (!moves && orderChanges(ordered.counts, due).length === 0) return null;
  if (changedAt !== null && now.getTime() - changedAt.getTime() < SETTLE_MS) return null;
  // Nothing is no order for a new caterer: the old one hears that it is cancelled.
  const stays = isNothing(due) || address === '' || (!moves && !isNothing(ordered.counts));
  return {
    version: ordered.version + 1,
    counts: due,
    recipient: stays ? ordered.recipient : address,
  };
}
