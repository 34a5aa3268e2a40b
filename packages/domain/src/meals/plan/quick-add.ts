import {
  daysOfMonth,
  monthOf,
  weekdayOf,
  type CalendarDay,
  type CalendarMonth,
  type Weekday,
} from '../../time';
import { planMeals, type MealPlan, type PlanContext } from './meal-plan';
import { meals } from '../meals-of-day';
import type { Meal } from '../schemas';

/**
 * Quick-add, 'same weekday this month': the picked weekdays of the month, per meal.
 * See docs/product/meals.md#quick-add.
 */
export function planSameWeekday(
  context: PlanContext & {
    month: CalendarMonth;
    weekdays: Readonly<Record<Meal, readonly Weekday[]>>;
  },
): MealPlan {
  const wantedMeals = daysOfMonth(context.month).flatMap((date) =>
    meals
      .filter((meal) => context.weekdays[meal].includes(weekdayOf(date)))
      .map((meal) => ({ date, meal, wanted: true })),
  );
  return planMeals(context, wantedMeals);
}

/** Quick-add, 'single day'. `alreadyApplied` says of the plan which meals the day had before. */
export const planSingleDay = (
  context: PlanContext & { date: CalendarDay; meals: readonly Meal[] },
): MealPlan =>
  planMeals(
    context,
    meals
      .filter((meal) => context.meals.includes(meal))
      .map((meal) => ({ date: context.date, meal, wanted: true })),
  );

/** The first day from `from` to the end of its month on which a meal can be added. */
export const firstDayToAdd = (
  context: PlanContext & { from: CalendarDay },
): CalendarDay | undefined =>
  planMeals(
    context,
    daysOfMonth(monthOf(context.from))
      .filter((date) => date >= context.from)
      .flatMap((date) => meals.map((meal) => ({ date, meal, wanted: true }))),
  ).changes[0]?.date;
