import { meals } from '../meals/meals-of-day';
import type { OrderCounts } from '../meals/order-text';
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
  /** When the day's meals lock. */
  cutoffAt: Date;
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
 * The number of the version that is to be ordered now, or null. The first goes out at the cutoff,
 * late rather than never, but not for a day that was locked before orders went out by themselves
 * or that nobody eats on; a later one when the numbers differ from those ordered and have stood
 * still for five minutes, until the day is over. See docs/product/messages.md#orders.
 */
export function planOrder({
  date,
  counts,
  ordered,
  changedAt,
  cutoffAt,
  since,
  now,
}: OrderFacts): number | null {
  if (now < cutoffAt || seoulDay(now) > date) return null;
  if (ordered === null)
    return cutoffAt >= since && meals.some((meal) => counts[meal] > 0) ? 1 : null;
  if (orderChanges(ordered.counts, counts).length === 0) return null;
  const settled = changedAt === null || now.getTime() - changedAt.getTime() >= SETTLE_MS;
  return settled ? ordered.version + 1 : null;
}
