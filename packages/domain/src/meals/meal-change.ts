import { weekdayFlag } from './plan/weekday-flag';
import type { LunchSettings } from './settings/lunch-settings-schema';
import { instantAt, seoulDay, weekdayOf, type CalendarDay } from '../time';
import type { Meal, MealLockReason } from './schemas';

const HOUR_MS = 3_600_000;

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
 * The instant at which a day's meals lock: `editCutoffHour`:00 in Seoul on the day before. Hour 24
 * is the day's own midnight.
 */
export const cutoffOf = (
  settings: Pick<LunchSettings, 'editCutoffHour'>,
  date: CalendarDay,
): Date => instantAt(date, settings.editCutoffHour - 24);

/** The last day whose meals are locked at `now`; every later one is open. */
const lockedThrough = ({ editCutoffHour }: LunchSettings, now: Date): CalendarDay =>
  seoulDay(new Date(now.getTime() + (24 - editCutoffHour) * HOUR_MS));

/**
 * Decides whether a student may apply for or drop a meal of a day. The same function answers on the
 * screen and in the server.
 *
 * The cutoff itself is too late: at 13:59:59.999 the meal is open, at 14:00:00.000 it is locked.
 * `now` is a parameter, so that screen (by the server's clock), server and tests share one idea of
 * the present. Whoever asks about many meals makes the decider once: it looks at the clock when it
 * is made, and afterwards only compares days. See docs/product/meals.md#cutoff.
 */
export function mealChangeDecider({
  settings,
  now,
}: {
  settings: LunchSettings;
  now: Date;
}): (date: CalendarDay, meal: Meal) => MealChange {
  const locked = lockedThrough(settings, now);
  return (date, meal) => {
    const served = decideMealServed({ settings, date, meal });
    if (!served.allowed || date > locked) return served;
    return { allowed: false, reason: 'cutoff-passed' };
  };
}

/** `mealChangeDecider` for one meal. */
export const decideMealChange = ({
  date,
  meal,
  ...present
}: MealOfDay & { now: Date }): MealChange => mealChangeDecider(present)(date, meal);
