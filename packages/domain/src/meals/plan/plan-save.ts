import { mealLockText } from '../meal-texts';
import type { LunchSettings } from '../settings/lunch-settings-schema';
import { mealChangeDecider } from '../meal-change';
import { meals, mealsByDay, type MealsOfDay } from '../meals-of-day';
import type { Meal, Reservation, ReservationChange, SkippedMeal } from '../schemas';

/** The outcome of a save, decided before anything is written. */
export interface SavePlan {
  /** The rows that differ from the present ones, with their new values: the only ones to write. */
  writes: Reservation[];
  /**
   * The truth after the save of every listed day, except days of which everything that was wanted
   * is refused.
   */
  saved: Reservation[];
  skipped: SkippedMeal[];
  /** Every requested change was refused: the server answers 409 `nothing-saved`. */
  nothingSaved: boolean;
}

interface SaveRequest {
  settings: LunchSettings;
  /** The present rows; at least those of the listed days. */
  current: readonly Reservation[];
  changes: readonly ReservationChange[];
  /** When the request arrived, by the server's clock. */
  now: Date;
}

/**
 * A meal is to change when it differs from `base`, which the device had read, and from what is
 * stored.
 */
const isWanted = (change: ReservationChange, present: MealsOfDay, meal: Meal) =>
  change[meal] !== present[meal] &&
  (change.base === undefined || change[meal] !== change.base[meal]);

/**
 * Decides what a save of some days writes. Days that are not listed are never touched. Per meal it
 * is a three-way merge: with `base`, only a meal that the device changed is written, so two devices
 * editing one day both keep their edits; without it the whole day is written. An unchanged locked
 * meal is no error. Of a day listed twice the last entry counts. See docs/product/meals.md#saving.
 */
export function planSave({ settings, current, changes, now }: SaveRequest): SavePlan {
  const presentOn = mealsByDay(current);
  const decide = mealChangeDecider({ settings, now });
  const plan: SavePlan = { writes: [], saved: [], skipped: [], nothingSaved: false };
  const lastPerDay = new Map(changes.map((change) => [change.date, change]));

  for (const [date, change] of lastPerDay) {
    const present = presentOn(date);
    const row: Reservation = { date, lunch: present.lunch, dinner: present.dinner };
    const wanted = meals.filter((meal) => isWanted(change, present, meal));
    let granted = 0;
    for (const meal of wanted) {
      const decision = decide(date, meal);
      if (decision.allowed) {
        row[meal] = change[meal];
        granted += 1;
      } else {
        const message = mealLockText(decision.reason, { meal, settings });
        plan.skipped.push({ date, meal, reason: decision.reason, message });
      }
    }
    if (granted > 0) plan.writes.push(row);
    if (granted > 0 || wanted.length === 0) plan.saved.push(row);
  }
  return { ...plan, nothingSaved: plan.writes.length === 0 && plan.skipped.length > 0 };
}
