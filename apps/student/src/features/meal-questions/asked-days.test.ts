import type { MealQuestion } from '@academy/domain/meal-questions';
import { clockTime, day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { mealOfferTexts, mealQuestionTexts } from './meal-question-texts';
import {
  askedDays,
  countMeals,
  mealChanges,
  offeredDays,
  orderedSince,
  stillOrdered,
} from './asked-days';

const ask = (
  date: string,
  meal: MealQuestion['meal'],
  kind: MealQuestion['kind'] = 'OUTING',
): MealQuestion => ({
  date: day(date),
  meal,
  kind,
  from: clockTime('12:00'),
  to: clockTime('13:00'),
});
const days = askedDays([
  ask('2026-07-16', 'lunch'),
  ask('2026-07-16', 'dinner', 'EARLY_LEAVE'),
  ask('2026-07-23', 'lunch'),
]);

test('one question a day', () => {
  expect(days).toEqual([
    { date: '2026-07-16', meals: ['lunch', 'dinner'], kinds: ['OUTING', 'EARLY_LEAVE'] },
    { date: '2026-07-23', meals: ['lunch'], kinds: ['OUTING'] },
  ]);
  expect(countMeals(days)).toBe(3);
});

test.each([
  [['lunch'], ['OUTING'], '7월 16일 (목) 점심 시간에 외출이 승인됐어요. 점심 도시락을 뺄까요?'],
  [
    ['dinner'],
    ['EARLY_LEAVE'],
    '7월 16일 (목) 저녁 시간에 조퇴가 승인됐어요. 저녁 도시락을 뺄까요?',
  ],
  [
    ['lunch', 'dinner'],
    ['ALL_DAY'],
    '7월 16일 (목) 점심·저녁 시간에 결석이 승인됐어요. 점심·저녁 도시락을 뺄까요?',
  ],
  [
    ['lunch', 'dinner'],
    ['LATE', 'EARLY_LEAVE'],
    '7월 16일 (목) 점심·저녁 시간에 늦은 등원·조퇴가 승인됐어요. 점심·저녁 도시락을 뺄까요?',
  ],
] as const)('%j %j', (meals, kinds, text) => {
  expect(mealQuestionTexts.question('7월 16일 (목)', meals, kinds)).toBe(text);
});

test('only what was asked about changes, and comes back', () => {
  expect(mealChanges(days.slice(1), false)).toEqual([
    { date: '2026-07-23', lunch: false, dinner: false, base: { lunch: true, dinner: false } },
  ]);
  expect(mealChanges(days.slice(1), true)).toEqual([
    { date: '2026-07-23', lunch: true, dinner: false, base: { lunch: false, dinner: false } },
  ]);
});

test('a meal that was cancelled elsewhere is no question any more', () => {
  const question = ask('2026-07-16', 'lunch');
  expect(stillOrdered(undefined, question)).toBe(true);
  expect(stillOrdered([{ date: question.date, lunch: true, dinner: false }], question)).toBe(true);
  expect(stillOrdered([{ date: question.date, lunch: false, dinner: true }], question)).toBe(false);
  expect(stillOrdered([], question)).toBe(false);
});

test('what is offered again is one offer a day, until it was ordered elsewhere', () => {
  const [lunch, dinner] = [ask('2026-07-16', 'lunch'), ask('2026-07-16', 'dinner')];
  expect(offeredDays([lunch, dinner])).toEqual([
    { date: '2026-07-16', meals: ['lunch', 'dinner'], kinds: [] },
  ]);
  expect(mealOfferTexts.question('7월 16일 (목)', ['lunch'])).toBe(
    '7월 16일 (목) 점심 시간의 승인이 취소됐어요. 점심 도시락을 다시 신청할까요?',
  );
  expect(orderedSince(undefined, lunch)).toBe(false);
  expect(orderedSince([{ date: lunch.date, lunch: true, dinner: false }], lunch)).toBe(true);
  expect(orderedSince([{ date: lunch.date, lunch: true, dinner: false }], dinner)).toBe(false);
});
