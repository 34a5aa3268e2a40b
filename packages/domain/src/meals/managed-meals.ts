import { meals, type MealsOfDay } from './meals-of-day';
import type { ManagedMeals } from './schemas';

/**
 * A manager's change to a student's day that was not undone. `before` null: there was nothing on
 * that day.
 */
export interface ManagedChange extends Pick<ManagedMeals, 'cause' | 'note' | 'byName' | 'undo'> {
  before: MealsOfDay | null;
}

/**
 * The net effect of managers' changes of a day, given oldest first (추가·취소 표시): meals added, and
 * meals cancelled. Null without any; a meal that was cancelled and added again is neither.
 */
export function managedMeals(
  changes: readonly ManagedChange[],
  now: MealsOfDay,
): ManagedMeals | null {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return null;
  const had = (meal: (typeof meals)[number]) => first.before?.[meal] ?? false;
  const added = meals.filter((meal) => now[meal] && !had(meal));
  const cancelled = meals.filter((meal) => had(meal) && !now[meal]);
  const { before: _before, ...told } = last;
  return added.length + cancelled.length === 0 ? null : { added, cancelled, ...told };
}
