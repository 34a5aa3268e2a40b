import type { CalendarDay } from '../time';
import type { Meal, Reservation } from './schemas';

/** Both meals of a day, in the order in which they are eaten and listed. */
export const meals: readonly Meal[] = ['lunch', 'dinner'];

/** What a student eats on a day. */
export type MealsOfDay = Readonly<Record<Meal, boolean>>;

const NOTHING: MealsOfDay = { lunch: false, dinner: false };

/**
 * Looks days up in a list of reservations. A day that is not in it has no meals; of a day that is
 * in it twice, the last row counts.
 */
export function mealsByDay(
  reservations: readonly Reservation[],
): (date: CalendarDay) => MealsOfDay {
  const byDay = new Map(reservations.map(({ date, lunch, dinner }) => [date, { lunch, dinner }]));
  return (date) => byDay.get(date) ?? NOTHING;
}
