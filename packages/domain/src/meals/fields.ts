import { wordsFor, type Field, type Fields } from '../fields/field';
import { cutoffShapeSchema } from './cutoff/cutoff-schema';
import { cutoffText } from './cutoff/cutoff-texts';
import { mealName } from './meal-texts';
import { spareSchema } from './order/spare-schema';
import { sparesText } from './order/spare-texts';
import type { LunchSettings } from './settings/lunch-settings-schema';

const meal = wordsFor(mealName, 'lunch', 'dinner');

/** A day's meals of a student. */
export const mealFields = {
  date: { label: '날짜', kind: 'day' },
  lunch: { label: '점심', kind: 'switch' },
  dinner: { label: '저녁', kind: 'switch' },
  meal: { label: '점심·저녁', heading: '식사', kind: 'choice', words: meal },
  meals: { label: '식사', kind: 'choice', words: meal },
  pickedUp: { label: '수령', kind: 'switch' },
  base: { label: '이전 신청', kind: 'list' },
  keptMeals: { label: '그대로 둔 도시락', kind: 'list' },
  mealsAgain: { label: '다시 신청할지 묻는 도시락', kind: 'list' },
} as const satisfies Fields;

/** What lists add up for a day, a meal or a student. */
export const mealSumFields = {
  weekday: { label: '요일', kind: 'weekday' },
  applied: { label: '신청', kind: 'count' },
  spare: { label: '여유분', kind: 'count' },
  total: { label: '합계', kind: 'count' },
  amount: { label: '금액', kind: 'money' },
} as const satisfies Fields;

const cutoff = (value: unknown) => {
  const shape = cutoffShapeSchema.safeParse(value).data;
  return shape && cutoffText(shape);
};
const spare = (value: unknown) => {
  const read = spareSchema.safeParse(value).data;
  return read && sparesText(read);
};

/** What managers decide about meals, in the order in which the log lists it. */
export const lunchSettingsFields = {
  applyStartDate: { label: '신청 가능 시작일', kind: 'day' },
  applyEndDate: { label: '신청 가능 종료일', kind: 'day' },
  editCutoffHour: { label: '변경 마감 시각', kind: 'count', unit: '시' },
  lunchCutoff: { label: '점심 마감 방식', kind: 'choice', valueText: cutoff },
  dinnerCutoff: { label: '저녁 마감 방식', kind: 'choice', valueText: cutoff },
  lunchSpare: { label: '점심 여유분', kind: 'choice', valueText: spare },
  dinnerSpare: { label: '저녁 여유분', kind: 'choice', valueText: spare },
  enabledDates: { label: '지정 운영일', kind: 'list' },
  disabledLunchDates: { label: '점심 미운영일', kind: 'list' },
  disabledDinnerDates: { label: '저녁 미운영일', kind: 'list' },
  paymentStartDate: { label: '입금 시작일', kind: 'day' },
  paymentEndDate: { label: '입금 종료일', kind: 'day' },
  sundayLunch: { label: '일요일 점심', kind: 'switch' },
  sundayDinner: { label: '일요일 저녁', kind: 'switch' },
  mondayLunch: { label: '월요일 점심', kind: 'switch' },
  mondayDinner: { label: '월요일 저녁', kind: 'switch' },
  tuesdayLunch: { label: '화요일 점심', kind: 'switch' },
  tuesdayDinner: { label: '화요일 저녁', kind: 'switch' },
  wednesdayLunch: { label: '수요일 점심', kind: 'switch' },
  wednesdayDinner: { label: '수요일 저녁', kind: 'switch' },
  thursdayLunch: { label: '목요일 점심', kind: 'switch' },
  thursdayDinner: { label: '목요일 저녁', kind: 'switch' },
  fridayLunch: { label: '금요일 점심', kind: 'switch' },
  fridayDinner: { label: '금요일 저녁', kind: 'switch' },
  saturdayLunch: { label: '토요일 점심', kind: 'switch' },
  saturdayDinner: { label: '토요일 저녁', kind: 'switch' },
  daysOff: { label: '휴무일', kind: 'list' },
  lunchPrice: { label: '점심 단가', kind: 'money' },
  dinnerPrice: { label: '저녁 단가', kind: 'money' },
  pricesSet: { label: '단가 결정', kind: 'switch' },
  depositStartDay: { label: '매월 입금 시작일', kind: 'count', unit: '일' },
  depositEndDay: { label: '매월 입금 종료일', kind: 'count', unit: '일' },
  bankName: { label: '은행', kind: 'line' },
  accountNumber: { label: '계좌번호', kind: 'line' },
  accountHolder: { label: '예금주', kind: 'line' },
} as const satisfies Record<keyof LunchSettings, Field>;

/** The parts of a meal's own way to lock, and of what is ordered beyond the applied portions. */
export const mealRuleFields = {
  hour: { label: '마감 시각', kind: 'count', unit: '시' },
  shape: { label: '마감 방식', kind: 'choice' },
  amounts: { label: '여유분', kind: 'list' },
} as const satisfies Fields;
