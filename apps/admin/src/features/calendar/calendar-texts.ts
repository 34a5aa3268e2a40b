import { depositStateName } from '@academy/domain/deposits';
import {
  closingCauseName,
  dayStateName,
  type CalendarCell,
  type Closing,
  type DayState,
  type MealCalendar,
} from '@academy/domain/calendar';
import { mealName, meals, type Meal } from '@academy/domain/meals';
import { formatWon, formatNumber } from '@academy/domain/money';
import {
  formatClock,
  formatDay,
  formatDuration,
  formatWeekday,
  seoulDay,
  weekdayOf,
  type CalendarDay,
  formatShortDay,
} from '@academy/domain/time';

/** The meal calendar's own words. */
export const calendarPageTexts = {
  title: '도시락 달력',
  numbers: '이 달 숫자',
  actions: '달력 도구',
  servedDays: '운영일',
  amount: '예상 금액',
  nextCutoff: '다음 마감',
  none: '없음',
  days: '일',
  meals: '식',
  won: '원',
  print: '인쇄',
  closeDays: '휴무 설정',
  openDays: '휴무 해제',
  oneStudent: '학생 한 명 보기',
  renewHolidays: '공휴일 불러오기',
  closedMonth: '월 마감된 달입니다. 지금부터 바뀌는 금액은 조정으로 남습니다.',
  noPeriod: '이 달은 신청 기간이 설정되지 않았습니다.',
  toSettings: '설정으로 이동',
  nothingSet:
    '아직 도시락 설정을 저장하지 않았습니다. 요일과 마감은 기본값이고, 가격을 정할 때까지 금액을 청구하지 않습니다.',
  noPrices: '도시락 가격을 정하지 않아 금액을 청구하지 않습니다.',
  loading: '달력을 불러오는 중',
  unpaid: depositStateName('unpaid'),
  today: '오늘',
  clearSelection: '선택 해제',
  selectHint: 'Shift를 누른 채 다른 날을 고르면 여러 날을 함께 닫을 수 있습니다.',
  dayMenu: (day: string) => `${day} 할 일`,
  openDay: '신청자 보기',
  noMeal: '–',
  closeMeal: (meal: string) => `${meal} 닫기`,
  openMeal: (meal: string) => `${meal} 열기`,
} as const;

export const gridLabel = (month: string) => `${month} 도시락 달력`;
export const renewedText = (added: number) =>
  added === 0 ? '공휴일이 이미 최신입니다.' : `공휴일 ${added}일을 불러왔습니다.`;
export const selectedDaysText = (days: number, applied: number) =>
  `${days}일 선택됨 · 신청 ${applied}건`;

/** `11/22 (일)`: a day where there is little room. */
export const shortDay = (date: CalendarDay): string =>
  `${formatShortDay(date)} (${formatWeekday(weekdayOf(date))})`;

/** `11/22 (일) 14:00까지`, `11/23 (월)분 · 2일 4시간 남음`: until when, for which day, how long. */
export const cutoffText = (
  { date, closesAt }: { date: CalendarDay; closesAt: string },
  now: Date,
): { value: string; note: string } => {
  const end = new Date(closesAt);
  return {
    value: `${shortDay(seoulDay(end))} ${formatClock(end)}까지`,
    note: `${shortDay(date)}분 · ${formatDuration(end.getTime() - now.getTime())} 남음`,
  };
};

const causeText = ({ cause }: Closing) =>
  closingCauseName(cause).endsWith('휴무')
    ? closingCauseName(cause)
    : `휴무 (${closingCauseName(cause)})`;

/**
 * The day in a word or two: `접수 중`, `휴무 (공휴일)`. Why it is closed is said where the whole day is.
 */
export const stateText = ({
  state,
  closing,
}: {
  state: DayState;
  closing: Closing | null;
}): string => (state === 'closed' && closing ? causeText(closing) : dayStateName(state));

/** Who closed which meals and why: `점심·저녁 · 학원 휴무 · 시설 점검 · 오매니저`. */
export const closingText = (closing: Closing): string =>
  [closing.meals.map(mealName).join('·'), causeText(closing), closing.note, closing.byName]
    .filter(Boolean)
    .join(' · ');

const CLOSED = {
  'outside-apply-period': '기간 밖',
  'not-an-enabled-date': '지정일 아님',
  'weekday-closed': '운영 안 함',
  'meal-disabled': '휴무',
  'cutoff-passed': '마감',
} as const;

/** Why a meal is not served, null where it is. */
export const closedText = ({ closed }: Pick<CalendarCell, 'closed'>, meal: Meal): string | null =>
  closed[meal] && CLOSED[closed[meal]];

const isServed = ({ closed }: CalendarCell) => meals.some((meal) => closed[meal] === null);

/**
 * What is behind a meal's name in a cell: the count, or why there is none. Null: the state of
 * the day has said it.
 */
export const mealText = (cell: CalendarCell, meal: Meal): string | null => {
  if (cell[meal] > 0) return String(cell[meal]);
  return isServed(cell) ? (closedText(cell, meal) ?? '0') : null;
};

/** What costs another price than usual that day: `점심 5,500원`. Empty: nothing. */
export const datedPriceText = ({ datedPrices }: CalendarCell): string =>
  meals
    .flatMap((meal) => {
      const price = datedPrices[meal];
      return price === null ? [] : [`${mealName(meal)} ${formatWon(price)}`];
    })
    .join(' · ');

/** A cell in one sentence, for those who do not see it. */
export const cellText = (cell: CalendarCell): string => {
  const { date, unpaid, holiday, closing } = cell;
  const counts = meals.map((meal) => {
    const closed = isServed(cell) && closedText(cell, meal);
    return `${mealName(meal)} ${cell[meal]}명${closed ? ` (${closed})` : ''}`;
  });
  return [
    formatDay(date),
    holiday,
    stateText(cell),
    ...counts,
    unpaid > 0 && `${calendarPageTexts.unpaid} ${unpaid}명`,
    datedPriceText(cell),
    closing?.note,
  ]
    .filter(Boolean)
    .join(', ');
};

/** The month's totals in words, above the printed month. */
export const totalsFacts = ({
  servedDays,
  lunch,
  dinner,
  amount,
}: MealCalendar['totals']): string[] => [
  `${calendarPageTexts.servedDays} ${servedDays}일`,
  `${mealName('lunch')} ${formatNumber(lunch)}식`,
  `${mealName('dinner')} ${formatNumber(dinner)}식`,
  `${calendarPageTexts.amount} ${formatWon(amount)}`,
];

/** `하루`, `5일`; of one meal alone `점심`, `5일 점심`. */
function spanText(days: number, of: readonly Meal[]): string {
  const [meal, other] = of;
  const count = days === 1 ? '' : `${days}일`;
  if (meal === undefined || other !== undefined) return count || '하루';
  return [count, mealName(meal)].filter(Boolean).join(' ');
}

/** What 휴무 설정 says. */
export const closingTexts = {
  title: '휴무 설정',
  days: '날짜',
  noDays: '닫을 날짜를 고르세요.',
  from: '시작 날짜',
  to: '끝 날짜',
  pick: '달력 열기',
  add: '날짜 추가',
  wrongSpan: '끝 날짜는 시작 날짜와 같거나 뒤여야 하고, 한 번에 62일까지 고를 수 있습니다.',
  remove: (days: string) => `${days} 빼기`,
  meals: '식사',
  both: '둘 다',
  cause: '사유',
  note: '메모 (선택)',
  notePlaceholder: '예: 시설 점검',
  preview: '영향 확인',
  again: '다시 고르기',
  apply: (days: number, of: readonly Meal[]) => `${spanText(days, of)} 휴무로 정하기`,
  choose: '이미 신청한 도시락을 어떻게 할지 고르세요.',
  openedInPart:
    '휴무를 해제했습니다. 요일 설정이나 신청 기간 때문에 계속 운영하지 않는 식사가 있습니다.',
  closed: (days: number, of: readonly Meal[]) => `${spanText(days, of)} 휴무로 정했습니다.`,
  opened: (days: number, of: readonly Meal[]) => `${spanText(days, of)} 휴무를 해제했습니다.`,
} as const;
