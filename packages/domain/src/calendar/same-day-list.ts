import { meals } from '../meals/meals-of-day';
import type { Meal, SameDayRow } from '../meals/schemas';
import { bySeat } from '../identity/order';
import { matchesStudent } from '../identity/search';
import { seoulDay, type CalendarDay } from '../time';

/** What of the same-day list is shown. */
export interface SameDayFilter {
  meal: Meal | 'all';
  /** Name, 초성, seat or last digits of the phone. */
  q: string;
  /** Only who has not picked up a meal that is shown (미수령자). */
  waiting: boolean;
  /** Only whose month is not paid. */
  unpaid: boolean;
  /** Only who will be out or absent that day. */
  away: boolean;
}

const shown = (meal: SameDayFilter['meal']) =>
  meals.filter((one) => meal === 'all' || meal === one);

/** The meals of a row that the filter shows. */
export const eatenIn = (row: Pick<SameDayRow, Meal>, meal: SameDayFilter['meal']): Meal[] =>
  shown(meal).filter((one) => row[one]);

export const isPickedUp = (
  row: Pick<SameDayRow, 'lunchPickedUp' | 'dinnerPickedUp'>,
  meal: Meal,
): boolean => (meal === 'lunch' ? row.lunchPickedUp : row.dinnerPickedUp);

/** Whether a day's meals can be handed out by now: those of a day that has not come cannot. */
export const mayPickUp = (date: CalendarDay, now: Date): boolean => date <= seoulDay(now);

function isShown(row: SameDayRow, { meal, waiting, unpaid, away }: SameDayFilter): boolean {
  const eaten = eatenIn(row, meal);
  // Students taken off the list by a manager show only without a filter: they wait for no meal and
  // owe nothing for that day.
  if (eaten.length === 0)
    return (
      !waiting &&
      !unpaid &&
      !away &&
      shown(meal).some((one) => row.managed?.cancelled.includes(one))
    );
  return (
    (!waiting || eaten.some((one) => !isPickedUp(row, one))) &&
    (!unpaid || row.depositStatus === 'unpaid') &&
    (!away || row.away !== null)
  );
}

/**
 * The rows of the same-day list that a filter shows, in the academy's order: the one list that
 * screen, paper and file show. See docs/product/calendar.md#same-day.
 */
export const sameDayList = (rows: readonly SameDayRow[], filter: SameDayFilter): SameDayRow[] =>
  rows.filter((row) => isShown(row, filter) && matchesStudent(row, filter.q)).toSorted(bySeat);
