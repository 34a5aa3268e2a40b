import { formatDay, type CalendarDay } from '../time';
import { mealName } from './meal-texts';
import { meals } from './meals-of-day';
import type { Meal } from './schemas';

/** How many of each meal the caterer brings on a day. */
export type OrderCounts = Record<Meal, number>;

/**
 * What the caterer is sent, by hand or by mail: `11월 21일 (토) 점심 49개, 저녁 38개 – ○○학원`. A meal nobody
 * eats is left out.
 */
export function orderText({
  date,
  academy,
  ...counts
}: OrderCounts & { date: CalendarDay; academy: string }): string {
  const counted = meals
    .filter((meal) => counts[meal] > 0)
    .map((meal) => `${mealName(meal)} ${counts[meal]}개`)
    .join(', ');
  return `${formatDay(date)} ${counted || '주문 없음'} – ${academy}`;
}
