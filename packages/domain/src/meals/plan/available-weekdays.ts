import { daysOfMonth, weekdayOf, type CalendarMonth, type Weekday } from '../../time';
import { mealChangeDecider, type MealChange } from '../meal-change';
import type { PlanContext } from './meal-plan';
import type { Meal, MealLockReason } from '../schemas';

/**
 * A weekday in the quick-add sheet: pickable while at least one such day of the month is open for
 * the meal.
 */
export type WeekdayOption =
  | { weekday: Weekday; available: true }
  | { weekday: Weekday; available: false; reason: MealLockReason };

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

function optionOf(weekday: Weekday, decisions: readonly MealChange[]): WeekdayOption {
  // The reason of the month's last such day: the earlier ones are more likely to be past only.
  const last = decisions.at(-1);
  if (decisions.some(({ allowed }) => allowed) || last === undefined || last.allowed)
    return { weekday, available: true };
  return { weekday, available: false, reason: last.reason };
}

/**
 * The weekdays of a month for the quick-add sheet, Sunday first, per meal. All unavailable: the
 * sheet shows `inputTexts.noWeekdays`.
 */
export function availableWeekdays({
  month,
  ...present
}: Omit<PlanContext, 'current'> & { month: CalendarMonth }): Record<Meal, WeekdayOption[]> {
  const decide = mealChangeDecider(present);
  const days = daysOfMonth(month).map((date) => ({ date, weekday: weekdayOf(date) }));
  const optionsOf = (meal: Meal) =>
    WEEKDAYS.map((weekday) =>
      optionOf(
        weekday,
        days.filter((day) => day.weekday === weekday).map(({ date }) => decide(date, meal)),
      ),
    );
  return { lunch: optionsOf('lunch'), dinner: optionsOf('dinner') };
}
