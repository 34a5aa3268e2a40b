import { formatWon, formatNumber } from '@academy/domain/money';
import type { MealsAndCost, WeekWaste } from '@academy/domain/stats';
import { formatDaySpan } from '@academy/domain/time';

export const wasteTexts = {
  title: '남은 도시락',
  picture: '주별 남은 도시락',
  columns: {
    week: '주',
    ordered: '주문',
    pickedUp: '수령',
    left: '남음',
    absent: '결석인데 주문',
    reportedLate: '마감이 1시간 늦었다면',
  },
  help: '어제까지의 학생 도시락입니다. 여유분은 넣지 않습니다. 수령을 하나도 표시하지 않은 날은 수령과 남음에서 뺍니다.',
  nothingYet: '지난 날에 주문된 도시락이 없습니다.',
  unknown: '—',
} as const;

/** `3식 · 16,000원`; `0식` alone. */
export const mealsAndCostText = (part: MealsAndCost | null): string => {
  if (part === null) return wasteTexts.unknown;
  const meals = `${formatNumber(part.meals)}식`;
  return part.meals === 0 ? meals : `${meals} · ${formatWon(part.cost)}`;
};

/** What a deadline one hour later would have saved, in a sentence. */
export const laterText = ({ meals, cost }: MealsAndCost): string =>
  meals === 0
    ? '마감 뒤 1시간 안에 알려진 결석은 없었습니다.'
    : `마감이 1시간 늦었다면 ${formatNumber(meals)}식, ${formatWon(cost)}을 아꼈습니다.`;

/** `11월 2–8일`: a week within its month. */
export const weekText = ({ first, last }: WeekWaste): string => formatDaySpan(first, last);

/** The month's sum over the weeks. */
export type WeekTotal = Omit<WeekWaste, 'first' | 'last'>;

/** What was left over in all, or ordered for absent students where no pick-up was ticked. */
export const wasteAnswerText = ({ left, absent }: WeekTotal): string =>
  left === null
    ? `결석인데 주문 ${mealsAndCostText(absent)}`
    : `남은 도시락 ${mealsAndCostText(left)}`;

/** A week with what its left-over meals cost: `11월 2–8일 (16,000원)`. */
export const wasteNameText = (week: WeekWaste): string =>
  week.left === null || week.left.cost === 0
    ? weekText(week)
    : `${weekText(week)} (${formatWon(week.left.cost)})`;
