import { instantAt, mondayOf, seoulDay, shiftDay, type CalendarDay } from '../../time';
import type { Meal } from '../schemas';
import type { LunchSettings, LunchSettingsDraft } from '../settings/lunch-settings-schema';
import { businessDayFrom } from './business-days';
import type { CutoffShape } from './cutoff-schema';

const HOUR_MS = 3_600_000;
const WEEK = 7;

/** How a meal locks: by its own shape, else at the academy's hour on the day before. */
export const cutoffShapeOf = (
  {
    editCutoffHour,
    lunchCutoff,
    dinnerCutoff,
  }: Pick<LunchSettingsDraft, 'editCutoffHour' | 'lunchCutoff' | 'dinnerCutoff'>,
  meal: Meal,
): CutoffShape =>
  (meal === 'lunch' ? lunchCutoff : dinnerCutoff) ?? { shape: 'day-before', hour: editCutoffHour };

/** Days since Monday. */
const intoWeek = (weekday: number) => (weekday + WEEK - 1) % WEEK;

/** The day whose `hour` locks a meal of `date`. */
function closingDayOf(settings: LunchSettings, shape: CutoffShape, date: CalendarDay): CalendarDay {
  switch (shape.shape) {
    case 'same-day':
      return date;
    case 'day-before':
      return shiftDay(date, -1);
    case 'business-days':
      return businessDayFrom(settings, date, -shape.days);
    case 'weekly':
      return shiftDay(mondayOf(date), intoWeek(shape.weekday) - WEEK);
  }
}

/**
 * The instant at which a meal of a day locks, by the meal's shape. A later day never locks before
 * an earlier one. See docs/product/meals.md#cutoff.
 */
export function cutoffOf(settings: LunchSettings, date: CalendarDay, meal: Meal): Date {
  const shape = cutoffShapeOf(settings, meal);
  return instantAt(closingDayOf(settings, shape, date), shape.hour);
}

/**
 * The last day whose meal is locked at `now`; every later one is open. The inverse of `cutoffOf`:
 * code that asks about many days computes it once and compares days.
 */
export function lockedThrough(settings: LunchSettings, meal: Meal, now: Date): CalendarDay {
  const shape = cutoffShapeOf(settings, meal);
  /** The last day of which the shape's hour has come. */
  const over = seoulDay(new Date(now.getTime() - shape.hour * HOUR_MS));
  switch (shape.shape) {
    case 'same-day':
      return over;
    case 'day-before':
      return shiftDay(over, 1);
    case 'business-days':
      return businessDayFrom(settings, over, shape.days);
    case 'weekly': {
      const lastMonday = mondayOf(shiftDay(over, WEEK - intoWeek(shape.weekday)));
      return shiftDay(lastMonday, WEEK - 1);
    }
  }
}
