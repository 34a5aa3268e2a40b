import { depositStateName } from '@academy/domain/deposits';
import type { CalendarCell } from '@academy/domain/calendar';
import { type Invoice, type Meal, type MealBill, mealName } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { formatDay } from '@academy/domain/time';
import { closedText } from '../calendar-texts';

/** What the month of one student says. */
export const studentViewTexts = {
  pick: '학생 한 명 보기',
  label: '학생',
  placeholder: '이름·초성·좌석·전화 뒤 4자리',
  clear: '검색어 지우기',
  none: '찾은 학생이 없습니다.',
  hint: '고른 학생이 보는 달력을 그대로 보고, 사유를 적어 대신 바꿀 수 있습니다.',
  back: '전체 달력 보기',
  other: '다른 학생',
  unknown: '없는 학생이거나 지운 학생입니다.',
  save: '사유 적고 저장',
  discard: '변경 취소',
  dialog: '도시락 변경 저장',
} as const;

export const studentTitle = (name: string) => `${name} 학생의 도시락`;
export const studentGridLabel = (name: string, month: string) => `${name} ${month} 도시락`;
export const changedText = (count: number) => `저장하지 않은 변경 ${count}건`;
export const chipLabel = (cell: Pick<CalendarCell, 'date'>, meal: Meal) =>
  `${formatDay(cell.date)} ${mealName(meal)}`;

/** `점심 12식 · 저녁 10식 · 합계 115,000원 · 입금 확인`: the bill as the student sees it. */
export const billText = ({ lunch, dinner, total }: Invoice, { depositStatus }: MealBill): string =>
  [
    `${mealName('lunch')} ${lunch.count}식`,
    `${mealName('dinner')} ${dinner.count}식`,
    `합계 ${formatWon(total)}`,
    depositStateName(depositStatus),
  ].join(' · ');

/** Why a meal cannot be added to a day. */
export const notServedText = (cell: CalendarCell, meal: Meal): string | undefined => {
  const reason = closedText(cell, meal);
  return reason === null ? undefined : `${mealName(meal)} ${reason}`;
};
