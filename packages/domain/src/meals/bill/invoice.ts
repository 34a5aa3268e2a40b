import { addWon, timesWon, type Won } from '../../money';
import { monthOf, type CalendarMonth } from '../../time';
import { mealsByDay } from '../meals-of-day';
import type { Meal, MealBill, Reservation } from '../schemas';

/** `amount` = `count` × `price`, in won. */
export interface InvoiceLine {
  count: number;
  price: Won;
  amount: Won;
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
  bill: Pick<MealBill, 'lunchPrice' | 'dinnerPrice'>;
}

/** Counts a month's meals and prices them. Rows of other months are left out, a day counts once. */
export function invoiceOf({ reservations, month, bill }: BilledMonth): Invoice {
  const mealsOn = mealsByDay(reservations);
  const days = [...new Set(reservations.map(({ date }) => date))].filter(
    (date) => monthOf(date) === month,
  );
  const line = (meal: Meal, price: Won): InvoiceLine => {
    const count = days.filter((date) => mealsOn(date)[meal]).length;
    return { count, price, amount: timesWon(price, count) };
  };
  const [lunch, dinner] = [line('lunch', bill.lunchPrice), line('dinner', bill.dinnerPrice)];
  return { lunch, dinner, total: addWon(lunch.amount, dinner.amount) };
}
