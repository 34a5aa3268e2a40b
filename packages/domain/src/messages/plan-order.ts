import { meals } from '../meals/meals-of-day';
import type { OrderCounts } from '../meals/order/order-text';
import type { Meal } from '../meals/schemas';
import { seoulDay, type CalendarDay } from '../time';

/** How long numbers must stand still before a change is sent: a row of ticks is one mail. */
export const SETTLE_MS = 5 * 60_000;

export interface OrderFacts {
  date: CalendarDay;
  counts: OrderCounts;
  /** The newest version that was ordered; null while there is none. */
  ordered: { version: number; counts: OrderCounts } | null;
  /** When a meal of the day was changed last. */
  changedAt: Date | null;
  /** When each meal of the day locks. */
  cutoffs: Record<Meal, Date>;
  /** Since when orders go out by themselves. */
  since: Date;
  now: Date;
}

/** What differs between two orders of a day, meal by meal. */
export const orderChanges = (
  before: OrderCounts,
  after: OrderCounts,
): { meal: Meal; before: number; after: number }[] =>
  meals
    .filter((meal) => before[meal] !== after[meal])
    .map((meal) => ({ meal, before: before[meal], after: after[meal] }));

/**
 * What is to be ordered now, or null. A meal counts from its cutoff on. The first order goes out
 * then, late rather than never, but not for a day that was locked before orders went out by
 * themselves or that nobody eats on; a later one when the numbers differ from those ordered and
 * have stood still for five minutes, until the day is over. See docs/product/messages.md#orders.
 */
export function planOrder({
  date,
  counts,
  ordered,
  changedAt,
  cutoffs,
  since,
  now,
}: OrderFacts): { version: number; counts: OrderCounts } | null {
  const locked = meals.filter((meal) => cutoffs[meal] <= now);
  if (locked.length === 0 || seoulDay(now) > date) return null;
  const due = {
    lunch: locked.includes('lunch') ? counts.lunch : 0,
    dinner: locked.includes('dinner') ? counts.dinner : 0,
  };
  if (ordered === null) {
    const begins = locked.some((meal) => due[meal] > 0 && cutoffs[meal] >= since);
    return begins ? { version: 1, counts: due } : null;
  }
  if (orderChanges(ordered.counts, due).length === 0) return null;
  const settled = changedAt === null || now.getTime() - changedAt.getTime() >= SETTLE_MS;
  return settled ? { version: ordered.version + 1, counts: due } : null;
}
