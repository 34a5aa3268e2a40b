import { daysOfMonth, type CalendarDay, type CalendarMonth } from '../../time';
import { mealChangeDecider } from '../meal-change';
import { planMeals, type MealPlan, type PlanContext } from './meal-plan';
import { mealsByDay } from '../meals-of-day';
import type { Meal } from '../schemas';

type MonthOfMeal = PlanContext & { month: CalendarMonth; meal: Meal };

/** The state of the select-all checkbox; disabled with `changeable` 0. */
export interface SelectAllState {
  state: 'checked' | 'unchecked' | 'indeterminate';
  /** Days of the month whose meal can be changed now. */
  changeable: number;
  /** How many of those are applied for. */
  applied: number;
}

/** The days of a month on which a meal can be changed now: no tap changes them. */
export function changeableDays({
  settings,
  month,
  meal,
  now,
}: Omit<MonthOfMeal, 'current'>): CalendarDay[] {
  const decide = mealChangeDecider({ settings, now });
  return daysOfMonth(month).filter((date) => decide(date, meal).allowed);
}

/**
 * The state of a meal's select-all over the changeable days of the shown month; locked days do not
 * count, ticked or not.
 */
export function selectAllState(
  changeable: readonly CalendarDay[],
  { meal, current }: Pick<MonthOfMeal, 'meal' | 'current'>,
): SelectAllState {
  const presentOn = mealsByDay(current);
  const applied = changeable.filter((date) => presentOn(date)[meal]).length;
  const some = applied === 0 ? 'unchecked' : 'indeterminate';
  return {
    state: applied > 0 && applied === changeable.length ? 'checked' : some,
    changeable: changeable.length,
    applied,
  };
}

/**
 * Ticks (or with `wanted` false unticks) a meal on every open day of the month. `skipped` are the
 * locked days that it would have changed, with their reasons; days that are as wanted already are
 * left out of everything.
 */
export function planSelectAll(context: MonthOfMeal & { wanted: boolean }): MealPlan {
  const { month, meal, wanted } = context;
  const plan = planMeals(
    context,
    daysOfMonth(month).map((date) => ({ date, meal, wanted })),
  );
  return { ...plan, skipped: plan.skipped.filter(({ reason }) => reason !== 'already-applied') };
}
