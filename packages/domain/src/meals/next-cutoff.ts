import type { LunchSettings } from './settings/lunch-settings-schema';
import { seoulDay, shiftDay, type CalendarDay } from '../time';
import { cutoffOf, mealChangeDecider } from './meal-change';
import { meals } from './meals-of-day';

/** How far ahead the next served day is looked for. */
const HORIZON_DAYS = 400;

/** The day that locks next, and when. */
export interface NextCutoff {
  date: CalendarDay;
  closesAt: Date;
}

/**
 * The next cutoff after `now` of a day that serves a meal: for the line that tells the deadline,
 * and to re-arm the timer that locks the screen. At a cutoff itself it is already the next one.
 * Null when no meal is served within 400 days.
 */
export function nextCutoff(settings: LunchSettings, now: Date): NextCutoff | null {
  const decide = mealChangeDecider({ settings, now });
  const today = seoulDay(now);
  const first =
    settings.applyStartDate !== null && settings.applyStartDate > today
      ? settings.applyStartDate
      : today;
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const date = shiftDay(first, ahead);
    if (meals.some((meal) => decide(date, meal).allowed))
      return { date, closesAt: cutoffOf(settings, date) };
  }
  return null;
}
