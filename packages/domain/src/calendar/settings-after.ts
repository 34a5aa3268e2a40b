import type { LunchSettings } from '../meals/settings/lunch-settings-schema';
import type { CalendarDay } from '../time';
import { decideMealServed, type MealClosedReason } from '../meals/meal-change';
import type { Meal } from '../meals/schemas';
import type { ClosingChange } from './effect-schemas';

const LISTS = { lunch: 'disabledLunchDates', dinner: 'disabledDinnerDates' } as const;

const inOrder = (dates: Iterable<CalendarDay>) => [...new Set(dates)].toSorted();

/**
 * The settings after days are closed or opened. Closing writes the meal's disabled dates; opening
 * takes them out again and, where only enabled dates are served, enables the day. A weekday that is
 * closed as a rule cannot be opened for one day (`stillClosed` says so).
 */
export function settingsAfter(
  settings: LunchSettings,
  { kind, dates, meals }: Pick<ClosingChange, 'kind' | 'dates' | 'meals'>,
): LunchSettings {
  const list = (meal: Meal) => {
    const disabled = settings[LISTS[meal]];
    if (!meals.includes(meal)) return disabled;
    return inOrder(
      kind === 'close' ? [...disabled, ...dates] : disabled.filter((date) => !dates.includes(date)),
    );
  };
  const enabled = settings.enabledDates;
  return {
    ...settings,
    disabledLunchDates: list('lunch'),
    disabledDinnerDates: list('dinner'),
    enabledDates: kind === 'open' && enabled.length > 0 ? inOrder([...enabled, ...dates]) : enabled,
  };
}

/** The meals that opening leaves closed, each with the rule that keeps it so. */
export function stillClosed(
  after: LunchSettings,
  { kind, dates, meals }: Pick<ClosingChange, 'kind' | 'dates' | 'meals'>,
): { date: CalendarDay; meal: Meal; reason: MealClosedReason }[] {
  if (kind === 'close') return [];
  return dates.flatMap((date) =>
    meals.flatMap((meal) => {
      const served = decideMealServed({ settings: after, date, meal });
      return served.allowed ? [] : [{ date, meal, reason: served.reason }];
    }),
  );
}
