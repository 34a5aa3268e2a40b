import { shiftDay, weekdayOf, type CalendarDay } from '../../time';
import { meals } from '../meals-of-day';
import { weekdayFlag } from '../plan/weekday-flag';
import type { LunchSettings } from '../settings/lunch-settings-schema';

/**
 * Whether the academy closed a day: a meal was taken off it, and no other is served on its weekday.
 */
function isClosure(settings: LunchSettings, date: CalendarDay): boolean {
  const isDisabled = {
    lunch: settings.disabledLunchDates.includes(date),
    dinner: settings.disabledDinnerDates.includes(date),
  };
  const weekday = weekdayOf(date);
  return (
    meals.some((meal) => isDisabled[meal]) &&
    meals.every((meal) => isDisabled[meal] || !weekdayFlag(settings, weekday, meal))
  );
}

/** Monday to Friday, but neither a holiday nor a day that the academy closed. */
export function isBusinessDay(settings: LunchSettings, date: CalendarDay): boolean {
  const weekday = weekdayOf(date);
  return (
    weekday !== 0 && weekday !== 6 && !settings.daysOff.includes(date) && !isClosure(settings, date)
  );
}

/**
 * The business day that lies `count` business days after `date`, or before it when `count` is
 * negative; `date` itself is not counted. There always is one: days off are lists with an end.
 */
export function businessDayFrom(
  settings: LunchSettings,
  date: CalendarDay,
  count: number,
): CalendarDay {
  const step = Math.sign(count);
  let reached = date;
  for (let left = Math.abs(count); left > 0;) {
    reached = shiftDay(reached, step);
    if (isBusinessDay(settings, reached)) left -= 1;
  }
  return reached;
}
