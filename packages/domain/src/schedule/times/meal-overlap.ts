import { meals, mealsByDay, type Meal, type Reservation } from '../../meals';
import type { CalendarDay } from '../../time';
import { occurrencesOf } from './occurrences';
import type { Timetable } from './clash';
import { defaultMealTimes } from '../settings';
import { type TimeSpan, spansOverlap } from '../../time/time-span';
import { timeSpan } from './time-span';

/** Meals that are ordered for a day on which the student will be away when they are eaten. */
export interface MealOverlap {
  date: CalendarDay;
  meals: Meal[];
}

/**
 * The ordered meals that a schedule overlaps, day by day: a hint, never a refusal. Looks only at
 * the days of `reservations`.
 */
export function mealOverlaps(
  schedule: Timetable,
  reservations: readonly Reservation[],
  mealTimes: Readonly<Record<Meal, TimeSpan>> = defaultMealTimes,
): MealOverlap[] {
  const missed = meals.filter((meal) => spansOverlap(timeSpan(schedule), mealTimes[meal]));
  const dates = reservations.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (missed.length === 0 || first === undefined || last === undefined) return [];
  const mealsOn = mealsByDay(reservations);
  return occurrencesOf(schedule, first, last)
    .map((date) => ({ date, meals: missed.filter((meal) => mealsOn(date)[meal]) }))
    .filter((overlap) => overlap.meals.length > 0);
}

/** How many lunches and dinners that are: for `mealOverlapText`. */
export const countOverlaps = (overlaps: readonly MealOverlap[]): Record<Meal, number> => ({
  lunch: overlaps.filter((overlap) => overlap.meals.includes('lunch')).length,
  dinner: overlaps.filter((overlap) => overlap.meals.includes('dinner')).length,
});
