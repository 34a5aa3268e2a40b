import { decideMealChange, decideMealServed } from '../meals/meal-change';
import { meals, mealsByDay, type MealsOfDay } from '../meals/meals-of-day';
import type { Meal, Reservation, ReservationChange } from '../meals/schemas';
import { mealLockText } from '../meals/meal-texts';
import { calendarTexts } from './calendar-texts';
import type { LunchSettings } from '../meals/settings/lunch-settings-schema';
import type { CalendarDay } from '../time';

export interface ManagerSave {
  settings: LunchSettings;
  /** The student's present rows; at least those of the listed days. */
  current: readonly Reservation[];
  changes: readonly ReservationChange[];
  note: string;
  now: Date;
}

/** What a manager's change of a student's meals writes. */
export interface ManagerSavePlan {
  /** The rows that differ from the present ones, with their new values. */
  writes: Reservation[];
  /** The meals that are dropped: what may have to be settled. */
  dropped: { date: CalendarDay; meal: Meal }[];
  skipped: { date: CalendarDay; meal: Meal; message: string }[];
  /** A field error of the note, null when it is good. */
  noteError: string | null;
}

const isWanted = (change: ReservationChange, present: MealsOfDay, meal: Meal) =>
  change[meal] !== present[meal] &&
  (change.base === undefined || change[meal] !== change.base[meal]);

/**
 * Decides what a manager's save of a student's days writes. A manager may change meals after the
 * cutoff, with a note that says why; meals can be dropped on any day and added where the academy
 * serves them. With `base` it is the same three-way merge as a student's own save. See
 * docs/product/calendar.md#for-a-student.
 */
export function planManagerSave({
  settings,
  current,
  changes,
  note,
  now,
}: ManagerSave): ManagerSavePlan {
  const presentOn = mealsByDay(current);
  const plan: ManagerSavePlan = { writes: [], dropped: [], skipped: [], noteError: null };
  let late = false;
  for (const [date, change] of new Map(changes.map((one) => [one.date, one]))) {
    const present = presentOn(date);
    const row: Reservation = { date, lunch: present.lunch, dinner: present.dinner };
    for (const meal of meals.filter((one) => isWanted(change, present, one))) {
      const served = decideMealServed({ settings, date, meal });
      if (change[meal] && !served.allowed) {
        plan.skipped.push({
          date,
          meal,
          message: mealLockText(served.reason, { meal, settings }),
        });
        continue;
      }
      row[meal] = change[meal];
      if (!change[meal]) plan.dropped.push({ date, meal });
      late ||= !decideMealChange({ settings, date, meal, now }).allowed;
    }
    if (meals.some((meal) => row[meal] !== present[meal])) plan.writes.push(row);
  }
  return { ...plan, noteError: late && note.trim() === '' ? calendarTexts.noteMissing : null };
}
