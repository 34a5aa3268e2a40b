import { weekdayFlag } from './plan/weekday-flag';
import type { LunchSettings } from './settings/lunch-settings-schema';
import { weekdayOf, type CalendarDay } from '../time';
import { cutoffOf, lockedThrough } from './cutoff/cutoff';
import { meals } from './meals-of-day';
import type { Meal, MealLockReason } from './schemas';

/** Why a meal is not served at all on a day: every lock but the clock's. */
export type MealClosedReason = Exclude<MealLockReason, 'cutoff-passed'>;

export type MealServed = { allowed: true } | { allowed: false; reason: MealClosedReason };
export type MealChange = { allowed: true } | { allowed: false; reason: MealLockReason };

interface MealOfDay {
  settings: LunchSettings;
  date: CalendarDay;
  meal: Meal;
}

/**
 * Whether the academy serves a meal on a day, whatever the time is. Asked in this order, the first
 * rule that fails gives the reason: the apply period (meal days, both ends included, an open end is
 * null); the enabled days when there are any, else the weekday's flag; the meal's disabled days.
 * See docs/product/meals.md#open-days.
 */
export function decideMealServed({ settings, date, meal }: MealOfDay): MealServed {
  const { applyStartDate, applyEndDate, enabledDates } = settings;
  if (
    (applyStartDate !== null && date < applyStartDate) ||
    (applyEndDate !== null && date > applyEndDate)
  )
    return { allowed: false, reason: 'outside-apply-period' };
  if (enabledDates.length > 0) {
    if (!enabledDates.includes(date)) return { allowed: false, reason: 'not-an-enabled-date' };
  } else if (!weekdayFlag(settings, weekdayOf(date), meal))
    return { allowed: false, reason: 'weekday-closed' };
  const disabledDates =
    meal === 'lunch' ? settings.disabledLunchDates : settings.disabledDinnerDates;
  return disabledDates.includes(date)
    ? { allowed: false, reason: 'meal-disabled' }
    : { allowed: true };
}

/**
 * When students' changes of a day end: at the later cutoff of the meals that are served, and of
 * both when none is.
 */
export function dayCutoffOf(settings: LunchSettings, date: CalendarDay): Date {
  const served = meals.filter((meal) => decideMealServed({ settings, date, meal }).allowed);
  const cutoffs = (served.length > 0 ? served : meals).map((meal) =>
    cutoffOf(settings, date, meal).getTime(),
  );
  return new Date(Math.max(...cutoffs));
}

/**
 * Decides whether a student may apply for or drop a meal of a day. The same function answers on the
 * screen and in the server.
 *
 * The cutoff itself is too late: at 13:59:59.999 the meal is open, at 14:00:00.000 it is locked.
 * `now` is a parameter, so that screen (by the server's clock), server and tests share one idea of
 * the present. For many meals, create the decider once: it reads the clock on creation and
 * afterwards only compares days. See docs/product/meals.md#cutoff.
 */
export function mealChangeDecider({
  settings,
  now,
}: {
  settings: LunchSettings;
  now: Date;
}): (date: CalendarDay, meal: Meal) => MealChange {
  const locked = {
    lunch: lockedThrough(settings, 'lunch', now),
    dinner: lockedThrough(settings, 'dinner', now),
  };
  return (date, meal) => {
    const served = decideMealServed({ settings, date, meal });
    if (!served.allowed || date > locked[meal]) return served;
    return { allowed: false, reason: 'cutoff-passed' };
  };
}

/** `mealChangeDecider` for one meal. */
export const decideMealChange = ({
  date,
  meal,
  ...present
}: MealOfDay & { now: Date }): MealChange => mealChangeDecider(present)(date, meal);
