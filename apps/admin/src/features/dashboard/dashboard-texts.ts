import { formatWon, formatNumber, formatSigned } from '@academy/domain/money';
import { personFields } from '@academy/domain/identity';
import { mealFields, mealSumFields } from '@academy/domain/meals';
import { headingOf, headingsOf } from '@academy/domain/fields';
import type { Change } from '@academy/domain/stats';
import { daysIn, formatWeekday, type CalendarMonth, type Weekday } from '@academy/domain/time';
import { countText, selectedText } from '../../shared/texts/kit-texts';

/**
 * What the first page says. Money and names of states come from the domain; deposits have
 * `deposit-texts.ts`.
 */
export const dashboardTexts = {
  title: '월별 통계',
  line: '이 달 숫자',
  figures: {
    title: '이 달',
    applied: '신청 학생',
    notApplied: '미신청 재원생',
    lunch: '점심 식수',
    dinner: '저녁 식수',
    billed: '청구 합계',
    paid: '입금 확인 합계',
    unpaid: '미입금 합계',
    carried: '이월 잔액',
    people: '명',
    meals: '식',
    won: '원',
    same: '지난달과 같음',
  },
  tabs: {
    label: '월별 통계',
    days: '일자별',
    students: '학생별',
    'not-applied': '미신청자',
    waste: '남은 도시락',
    deposits: '입금',
  },
  noMeals: '이 달의 신청이 없습니다.',
  toCalendar: '도시락 달력 열기',
  everybodyApplied: '신청하지 않은 재원생이 없습니다.',
  nobodyFits: '조건에 맞는 학생이 없습니다.',
  chart: {
    days: '일자별 식수',
    weekdays: '요일별 하루 평균 식수',
    none: '—',
    before: '작년 같은 요일',
    open: '접수 중',
    shut: '휴무',
    money: '청구와 입금',
  },
  columns: {
    ...headingsOf(personFields, 'seat', 'name', 'grade', 'school'),
    date: headingOf(mealFields.date),
    weekday: headingOf(mealSumFields.weekday),
    lunch: headingOf(mealFields.lunch),
    dinner: headingOf(mealFields.dinner),
    sum: headingOf(mealSumFields.total),
    amount: headingOf(mealSumFields.amount),
    phone: '연락처',
    state: '입금 상태',
  },
  filter: {
    label: '학생 찾기',
    placeholder: '이름, 초성, 좌석, 전화 뒤 4자리',
    state: '상태',
    grade: '학년',
    meal: '메뉴',
    all: '전체',
  },
  print: '인쇄',
  papers: { a4: 'A4 (반 달씩)', a3: 'A3 (한 달)' },
} as const;

export const peopleText = (count: number) => `${count}명`;
export const mealsText = (count: number) => `${count}식`;
export const daysAnswerText = (average: number, most: string, meals: number) =>
  `하루 평균 ${mealsText(average)}, 가장 많은 날 ${most} ${mealsText(meals)}`;
export const moneyAnswerText = (billed: number, paid: number, unpaidStudents: number) =>
  unpaidStudents === 0
    ? `${formatWon(billed)}이 모두 들어왔습니다`
    : `${formatWon(billed)} 중 ${formatWon(paid)} 입금, ${unpaidStudents}명 미입금`;
export const weekdayText = (weekday: Weekday) => `${formatWeekday(weekday)}요일`;
export const shownPeople = (all: number, shown: number) => countText(all, shown, '명');
export const selectedPeople = (count: number) => selectedText(count, '명');
export const carriedText = (inAmount: number, outAmount: number) =>
  `받음 ${formatWon(inAmount)} · 보냄 ${formatWon(outAmount)}`;
export const totalsText = ({
  lunch,
  dinner,
  billed,
}: {
  lunch: number;
  dinner: number;
  billed: number;
}) => `점심 ${formatNumber(lunch)}식 · 저녁 ${formatNumber(dinner)}식 · 청구 ${formatWon(billed)}`;
/**
 * The same below the table of days, whose amounts are those of the meals: what was adjusted by hand
 * or after the month's close is between their sum and the bills'.
 */
export function daysTotalText(
  days: readonly { amount: number }[],
  figures: { lunch: number; dinner: number; billed: number },
): string {
  const ofDays = days.reduce((sum, { amount }) => sum + amount, 0);
  const total = totalsText(figures);
  return ofDays === figures.billed
    ? total
    : `날짜별 금액 ${formatWon(ofDays)} · 조정 ${formatWon(figures.billed - ofDays)} · ${total}`;
}
/** `1–16일`: the half that one A4 sheet holds. */
export const halfText = (month: CalendarMonth, half: 0 | 1) =>
  half === 0 ? `1–${LAST_OF_FIRST_HALF}일` : `${LAST_OF_FIRST_HALF + 1}–${daysIn(month)}일`;

/** The days that fit beside the names on a lying A4. */
export const LAST_OF_FIRST_HALF = 16;

const percentText = (percent: number | null) =>
  percent === null ? '' : ` (${formatSigned(percent)}%)`;

/** 전월 대비: how a figure compares with the month before. */
export function pastText(
  { difference, percent }: Change,
  kind: 'people' | 'meals' | 'won',
): string {
  if (difference === 0) return dashboardTexts.figures.same;
  const unit = dashboardTexts.figures[kind];
  return `지난달보다 ${formatSigned(difference)}${unit}${percentText(percent)}`;
}
