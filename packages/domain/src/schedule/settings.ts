import type { Meal } from '../meals/schemas';
import { clockTime, type TimeSpan } from '../time';
import type { ScheduleSettings } from './schemas';

/** When the meals are eaten, unless the academy's settings say otherwise. */
export const defaultMealTimes: Readonly<Record<Meal, TimeSpan>> = {
  lunch: { from: clockTime('12:00'), to: clockTime('13:00') },
  dinner: { from: clockTime('18:00'), to: clockTime('19:00') },
};

/** What a new academy starts from: schedules can be handed in on any day. */
export const defaultScheduleSettings: ScheduleSettings = {
  submitDay: null,
  mealTimes: defaultMealTimes,
};
