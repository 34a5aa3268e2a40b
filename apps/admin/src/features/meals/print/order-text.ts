import { formatDay, type CalendarDay } from '@academy/domain/time';

/**
 * What a manager sends the caterer: `11월 21일 (토) 점심 49개, 저녁 38개 – ○○학원`. A meal nobody eats is left
 * out.
 */
export function orderText({
  date,
  lunch,
  dinner,
  academy,
}: {
  date: CalendarDay;
  lunch: number;
  dinner: number;
  academy: string;
}): string {
  const counts = [lunch > 0 && `점심 ${lunch}개`, dinner > 0 && `저녁 ${dinner}개`]
    .filter(Boolean)
    .join(', ');
  return `${formatDay(date)} ${counts || '주문 없음'} – ${academy}`;
}
