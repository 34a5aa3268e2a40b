import type { Meal } from '../schemas';
import type { Weekday } from '../../time';
import type { LunchSettings } from '../settings/lunch-settings-schema';

const NAMES = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
const SUFFIXES = { lunch: 'Lunch', dinner: 'Dinner' } as const;

/**
 * The name of a weekday's flag for a meal, as the settings and their form call it: `sundayLunch` to
 * `saturdayDinner`.
 */
export const weekdayFlagName = (weekday: Weekday, meal: Meal) =>
  `${NAMES[weekday]}${SUFFIXES[meal]}` as const;

/** Whether a weekday serves a meal. Asked only while no days are enabled one by one. */
export const weekdayFlag = (settings: LunchSettings, weekday: Weekday, meal: Meal): boolean =>
  settings[weekdayFlagName(weekday, meal)];
