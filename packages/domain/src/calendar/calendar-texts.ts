import type { ClosingCause, EditCause, EffectChoice, Settlement } from '../meals/causes';
import type { DayState } from './schemas';
import type { ManagedMeals, Meal } from '../meals/schemas';
import { formatWon } from '../money/won';
import { fill } from '../text/fill';
import { mealName } from '../meals/meal-texts';

/** Why a change of the meal rules is not made. Each is a code of the API as well. */
export const calendarRefusalTexts = {
  'effect-changed': '미리보기 뒤에 신청이 바뀌었습니다. 영향을 다시 확인하세요.',
  'nothing-changed': '바뀐 내용이 없습니다.',
  'day-not-come': '아직 오지 않은 날입니다. 수령은 그날부터 체크할 수 있습니다.',
} as const;

/** What the managers' calendar says. `{}` marks a variable. */
export const calendarTexts = {
  noteMissing: '마감이 지난 날을 바꾸려면 사유를 입력하세요.',
  undone: '되돌리기',
  noEffect: '영향받는 신청이 없습니다.',
  effect: '신청 {meals}건 · {students}명 · {amount}',
} as const;

const STATE_NAMES: Record<DayState, string> = {
  open: '접수 중',
  cutoff: '마감',
  closed: '휴무',
  'not-served': '운영 안 함',
  'outside-period': '기간 밖',
};
const CLOSING_NAMES: Record<ClosingCause, string> = {
  ACADEMY: '학원 휴무',
  CATERER: '업체 휴무',
  MOCK_EXAM: '모의고사',
  HOLIDAY: '공휴일',
  OTHER: '기타',
};
const EDIT_NAMES: Record<EditCause, string> = {
  ABSENT: '결석',
  CLOSED: '휴무',
  REQUEST: '요청',
  OTHER: '기타',
};
const CHOICE_NAMES: Record<EffectChoice, string> = {
  keep: '신청 유지',
  cancel: '취소만',
  'carry-over': '취소하고 이월',
};
const SETTLEMENT_NAMES: Record<Settlement, string> = {
  none: '없음',
  'carry-over': '이월',
  refund: '환불',
};

export const dayStateName = (state: DayState): string => STATE_NAMES[state];
export const closingCauseName = (cause: ClosingCause): string => CLOSING_NAMES[cause];
export const editCauseName = (cause: EditCause): string => EDIT_NAMES[cause];
export const effectChoiceName = (choice: EffectChoice): string => CHOICE_NAMES[choice];
export const settlementName = (settlement: Settlement): string => SETTLEMENT_NAMES[settlement];

/** `신청 43건 · 38명 · 215,000원`: how many a change affects, and how much. */
export const effectText = ({
  mealCount,
  studentCount,
  amount,
}: {
  mealCount: number;
  studentCount: number;
  amount: number;
}): string =>
  mealCount === 0
    ? calendarTexts.noEffect
    : fill(calendarTexts.effect, {
        meals: mealCount,
        students: studentCount,
        amount: formatWon(amount),
      });

const listed = (meals: readonly Meal[]) => meals.map(mealName).join('·');

/** `점심 추가`, `저녁 취소`: what a manager did to a student's day. */
export const managedNames = ({ added, cancelled }: Pick<ManagedMeals, 'added' | 'cancelled'>) => ({
  added: added.length > 0 ? `${listed(added)} 추가` : '',
  cancelled: cancelled.length > 0 ? `${listed(cancelled)} 취소` : '',
});

/** `점심 추가 · 저녁 취소 (요청: 전화로 알림)`: {@link managedNames} with the reason. */
export function managedText({
  cause,
  note,
  ...meals
}: Omit<ManagedMeals, 'byName' | 'undo'>): string {
  const { added, cancelled } = managedNames(meals);
  return `${[added, cancelled].filter(Boolean).join(' · ')} (${[editCauseName(cause), note].filter(Boolean).join(': ')})`;
}
