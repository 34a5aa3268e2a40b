import { formatDay, type CalendarDay } from '../../time';
import { mealName } from '../meal-texts';
import { meals } from '../meals-of-day';
import { spareText } from './spare-texts';
import type { Meal } from '../schemas';

/** Delivered portions of each meal on a day. */
export type OrderCounts = Record<Meal, number>;

/**
 * What the caterer is sent, by hand or by mail: `11월 21일 (토) 점심 49개, 저녁 38개 – ○○학원`, with spare
 * portions `점심 47 +2 = 49개`. A meal without orders is left out.
 */
export function orderText({
  date,
  academy,
  spares = { lunch: 0, dinner: 0 },
  ...counts
}: OrderCounts & { date: CalendarDay; academy: string; spares?: OrderCounts }): string {
  const counted = meals
    .filter((meal) => counts[meal] > 0)
    .map((meal) =>
      [mealName(meal), counts[meal], spareText(counts[meal], spares[meal])]
        .filter(Boolean)
        .join(' '),
    )
    .map((portions) => `${portions}개`)
    .join(', ');
  return `${formatDay(date)} ${counted || '주문 없음'} – ${academy}`;
}
