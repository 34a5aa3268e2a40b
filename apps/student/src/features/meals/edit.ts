import { meals, mealsByDay, type MealPlan, type Reservation } from '@academy/domain/meals';
import type { MealChange } from './autosave/wish';

/** The taps that a plan of the domain stands for. */
export const tapsOf = ({ changes }: Pick<MealPlan, 'changes'>): MealChange[] =>
  changes.flatMap((change) =>
    meals.filter((meal) => change.base === undefined || change[meal] !== change.base[meal]).map((meal) => ({ date: change.date, meal, value: change[meal] })));

/** The taps that take others back: what stood there before them. */
export function inverseOf(taps: readonly MealChange[], before: readonly Reservation[]): MealChange[] {
  const presentOn = mealsByDay(before);
  return taps.map(({ date, meal }) => ({ date, meal, value: presentOn(date)[meal] }));
}
