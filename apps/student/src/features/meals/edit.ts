import { meals, mealsByDay, type MealPlan, type Reservation } from '@academy/domain/meals';
import type { MealChange } from './autosave/wish';
import type { MealGridDay } from './grid-day';

/** Several taps at once, and how many meals were left alone because they cannot be changed now. */
export interface Edit {
  taps: MealChange[];
  skipped: number;
}

/** The taps that a plan of the domain stands for. */
export function editOfPlan({ changes, skipped }: Pick<MealPlan, 'changes' | 'skipped'>): Edit {
  return {
    taps: changes.flatMap((change) =>
      meals
        .filter((meal) => change.base === undefined || change[meal] !== change.base[meal])
        .map((meal) => ({ date: change.date, meal, value: change[meal] })),
    ),
    skipped: skipped.filter(({ reason }) => reason !== 'already-applied').length,
  };
}

/**
 * A tap on a weekday's name: both meals of all its open days on, or off when all of them are on
 * already. `weekday` counts from 0, Sunday.
 */
export function editOfWeekday(days: readonly MealGridDay[], weekday: number): Edit {
  const cells = days
    .filter((day) => day.inMonth && day.weekday === weekday)
    .flatMap(({ date, meals: cellsOf }) => meals.map((meal) => ({ date, meal, ...cellsOf[meal] })));
  const open = cells.filter(({ lockReason }) => lockReason === undefined);
  const value = open.some(({ selected }) => !selected);
  const differing = (cell: { selected: boolean }) => cell.selected !== value;
  return {
    taps: open.filter(differing).map(({ date, meal }) => ({ date, meal, value })),
    skipped: cells.filter((cell) => cell.lockReason !== undefined && differing(cell)).length,
  };
}

/** The taps that take others back: what stood there before them. */
export function inverseOf(
  taps: readonly MealChange[],
  before: readonly Reservation[],
): MealChange[] {
  const presentOn = mealsByDay(before);
  return taps.map(({ date, meal }) => ({ date, meal, value: presentOn(date)[meal] }));
}
