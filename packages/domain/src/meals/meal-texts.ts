import type { Meal, MealLockReason, SkippedMeal } from './schemas';
import type { InvoicePart } from './bill/invoice';
import { formatWon } from '../money/won';
import { formatDay } from '../time/format';
import { fill } from '../text/fill';
import { cutoffShapeOf } from './cutoff/cutoff';
import { cutoffText } from './cutoff/cutoff-texts';
import type { LunchSettings } from './settings/lunch-settings-schema';

const MEAL_NAMES = { lunch: '점심', dinner: '저녁' } as const;
const SHOWN_SKIPS = 5;

/** 점심 or 저녁. */
export const mealName = (meal: Meal): string => MEAL_NAMES[meal];

/** `4,500원 × 3회 (형제 할인)`: this many meals at one price, and why it is not the usual one. */
export const invoicePartText = ({ price, count, reason }: InvoicePart): string =>
  `${formatWon(price)} × ${count}회${reason === '' ? '' : ` (${reason})`}`;

/** Why a meal cannot be changed. */
export function mealLockText(
  reason: MealLockReason,
  { meal, settings }: { meal: Meal; settings: LunchSettings },
): string {
  const texts: Record<MealLockReason, string> = {
    'outside-apply-period': '신청 기간이 아니에요.',
    'not-an-enabled-date': '관리자가 지정한 날짜만 신청할 수 있어요.',
    'weekday-closed': '이 요일은 신청할 수 없어요.',
    'meal-disabled': fill('이 날은 {meal}을 운영하지 않아요.', { meal: mealName(meal) }),
    'cutoff-passed': fill('{cutoff} 이후에는 변경할 수 없어요.', {
      cutoff: cutoffText(cutoffShapeOf(settings, meal)),
    }),
  };
  return texts[reason];
}

/**
 * What single-day mode says of a day that has the meal already; `both` when lunch and dinner were
 * asked for and are there.
 */
export const alreadyAppliedText = (meals: Meal | 'both'): string =>
  fill('이미 신청한 날짜예요. ({meals})', {
    meals: meals === 'both' ? `${MEAL_NAMES.lunch}·${MEAL_NAMES.dinner}` : mealName(meals),
  });

/**
 * The list of what a save refused: a head, up to 5 rows, and how many more there are (null when
 * none).
 */
export function skippedTexts(skipped: readonly Pick<SkippedMeal, 'date' | 'meal' | 'message'>[]): {
  head: string;
  rows: string[];
  more: string | null;
} {
  const hidden = skipped.length - SHOWN_SKIPS;
  return {
    head: fill('{n}건은 저장하지 않았어요', { n: skipped.length }),
    rows: skipped
      .slice(0, SHOWN_SKIPS)
      .map(({ date, meal, message }) => `${formatDay(date)} ${mealName(meal)} · ${message}`),
    more: hidden > 0 ? fill('외 {n}건', { n: hidden }) : null,
  };
}
