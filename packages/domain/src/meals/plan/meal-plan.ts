import type { LunchSettings } from '../settings/lunch-settings-schema';
import type { CalendarDay } from '../../time';
import { mealChangeDecider } from '../meal-change';
import { meals, mealsByDay } from '../meals-of-day';
import type { Meal, MealLockReason, Reservation, ReservationChange } from '../schemas';

/**
 * What the planning functions know: the rules, what is on the screen now (unsaved edits
 * included), and the server's time.
 */
export interface PlanContext {
  settings: LunchSettings;
  current: readonly Reservation[];
  now: Date;
}

/** One meal that a plan wants to be `wanted`. */
export interface WantedMeal {
  date: CalendarDay;
  meal: Meal;
  wanted: boolean;
}

export interface PlannedSkip {
  date: CalendarDay;
  meal: Meal;
  reason: MealLockReason | 'already-applied';
}

/**
 * What would be applied: the preview shows `counts` and `skipped`, the button applies `changes`.
 * One plan for both.
 */
export interface MealPlan {
  /** One entry per day that changes, with `base` for the server's merge. */
  changes: ReservationChange[];
  skipped: PlannedSkip[];
  /** How many lunches and dinners change. */
  counts: Readonly<Record<Meal, number>>;
}

/**
 * Plans meal by meal. One that is as wanted already is reported as `already-applied`, also on a
 * locked day: nothing is refused there.
 */
export function planMeals(
  { settings, current, now }: PlanContext,
  wantedMeals: readonly WantedMeal[],
): MealPlan {
  const presentOn = mealsByDay(current);
  const decide = mealChangeDecider({ settings, now });
  const changes = new Map<CalendarDay, ReservationChange>();
  const skipped: PlannedSkip[] = [];
  const counts = { lunch: 0, dinner: 0 };

  for (const { date, meal, wanted } of wantedMeals) {
    const base = presentOn(date);
    if (base[meal] === wanted) {
      skipped.push({ date, meal, reason: 'already-applied' });
      continue;
    }
    const decision = decide(date, meal);
    if (decision.allowed) {
      changes.set(date, { ...(changes.get(date) ?? { date, ...base, base }), [meal]: wanted });
      counts[meal] += 1;
    } else skipped.push({ date, meal, reason: decision.reason });
  }
  return { changes: [...changes.values()], skipped, counts };
}

/**
 * Which of both meals a single-day plan found applied already, for `alreadyAppliedText`; null when
 * none.
 */
export function alreadyApplied({ skipped }: Pick<MealPlan, 'skipped'>): Meal | 'both' | null {
  const found = meals.filter((meal) =>
    skipped.some((skip) => skip.meal === meal && skip.reason === 'already-applied'),
  );
  return found.length === 2 ? 'both' : (found[0] ?? null);
}
