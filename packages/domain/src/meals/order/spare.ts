import { weekdayOf, type CalendarDay } from '../../time';
import type { Meal } from '../schemas';
import type { LunchSettings } from '../settings/lunch-settings-schema';
import type { DaySpare } from './spare-schema';

/** The spare portions of a meal on a day; null: none. */
export function spareOn(
  { lunchSpare, dinnerSpare }: Pick<LunchSettings, 'lunchSpare' | 'dinnerSpare'>,
  date: CalendarDay,
  meal: Meal,
): DaySpare | null {
  const spare = meal === 'lunch' ? lunchSpare : dinnerSpare;
  const amount = spare?.amounts[weekdayOf(date)] ?? 0;
  return spare && amount > 0 ? { unit: spare.unit, amount } : null;
}

/**
 * How many portions are added to `ordered`: a share is rounded up, and without orders nothing is
 * added. Never billed.
 */
export function spareCount(spare: DaySpare | null, ordered: number): number {
  if (!spare || ordered === 0) return 0;
  return spare.unit === 'count' ? spare.amount : Math.ceil((ordered * spare.amount) / 100);
}
