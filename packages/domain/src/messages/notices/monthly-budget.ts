import { dayOfMonth, instantAt, seoulMonth, shiftMonth, type CalendarMonth } from '../../time';

/** The highest monthly budget, in won. */
export const BUDGET_LIMIT = 100_000_000;

/** The month in Seoul in which a message sent `now` is paid, and its first instant and end. */
export function budgetMonth(now: Date): { month: CalendarMonth; from: Date; until: Date } {
  const month = seoulMonth(now);
  const start = (one: CalendarMonth) => instantAt(dayOfMonth(one, 1), 0);
  return { month, from: start(month), until: start(shiftMonth(month, 1)) };
}

/** What is left of the month, in won; null: there is no limit. */
export const budgetLeft = (budget: number | null, spent: number): number | null =>
  budget === null ? null : Math.max(0, budget - spent);

/** Whether a message of this price may be sent. What costs nothing always may. */
export const fitsBudget = (price: number, budget: number | null, spent: number): boolean =>
  price === 0 || budget === null || spent + price <= budget;
