import { academyTexts as texts } from './academy-texts';
import type { ScheduleSettings } from '../schedule/schemas';

/**
 * What must be corrected before the schedule settings are saved: each meal ends after it begins.
 */
export function checkScheduleSettings({ mealTimes }: ScheduleSettings): Record<string, string> {
  const wrong = (['lunch', 'dinner'] as const).filter(
    (meal) => mealTimes[meal].from >= mealTimes[meal].to,
  );
  return Object.fromEntries(wrong.map((meal) => [`mealTimes.${meal}`, texts.mealTimes]));
}
