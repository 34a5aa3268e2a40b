import { groupBy } from '../../collections';
import { addWon, timesWon, won, type Won } from '../../money';
import { priceOn, type BillPrices } from '../../prices/held-prices';
import { monthOf, type CalendarDay, type CalendarMonth } from '../../time';
import { mealsByDay } from '../meals-of-day';
import type { Meal, Reservation } from '../schemas';

/**
 * Meals at one price, in won: `amount` = `count` × `price`. `reason` '' is the bill's own price.
 */
export interface InvoicePart {
  count: number;
  price: Won;
  reason: string;
  amount: Won;
}

/** All of one meal; without any, one part of none at the bill's own price. */
export interface InvoiceLine {
  count: number;
  amount: Won;
  parts: readonly InvoicePart[];
}

/** What a student's month costs; `total` is the sum of the lines. */
export interface Invoice {
  lunch: InvoiceLine;
  dinner: InvoiceLine;
  total: Won;
}

interface BilledMonth {
  reservations: readonly Reservation[];
  month: CalendarMonth;
  /** Frozen prices of the month, or the settings while nothing was saved yet: both carry them. */
  bill: BillPrices;
}

/** Won on each of these days, by price and reason in the order of the days. */
function partsOf(bill: BillPrices, meal: Meal, days: readonly CalendarDay[]): InvoicePart[] {
  const held = days.map((day) => priceOn(bill, meal, day));
  const same = groupBy(held, ({ price, reason }) => `${price} ${reason}`);
  return [...same.values()].flatMap((all) =>
    all.slice(0, 1).map(({ price, reason }) => ({
      count: all.length,
      price,
      reason,
      amount: timesWon(price, all.length),
    })),
  );
}

/** Counts a month's meals and prices them. Rows of other months are left out, a day counts once. */
export function invoiceOf({ reservations, month, bill }: BilledMonth): Invoice {
  const mealsOn = mealsByDay(reservations);
  const days = [...new Set(reservations.map(({ date }) => date))].filter(
    (date) => monthOf(date) === month,
  );
  const line = (meal: Meal): InvoiceLine => {
    const eaten = days.filter((date) => mealsOn(date)[meal]).toSorted();
    const none = { count: 0, price: bill[`${meal}Price`], reason: '', amount: won(0) };
    const parts = eaten.length === 0 ? [none] : partsOf(bill, meal, eaten);
    return { count: eaten.length, amount: addWon(...parts.map(({ amount }) => amount)), parts };
  };
  const [lunch, dinner] = [line('lunch'), line('dinner')];
  return { lunch, dinner, total: addWon(lunch.amount, dinner.amount) };
}
