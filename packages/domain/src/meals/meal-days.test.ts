import { expect, test } from 'vitest';
import { countDays, hasDay } from './meal-days';

const ALL = 2 ** 31 - 1;
/** The 1st, the 15th and the 31st. */
const SOME = 1 + 2 ** 14 + 2 ** 30;

test.each([
  [0, 1, 31, 0],
  [ALL, 1, 31, 31],
  [ALL, 1, 1, 1],
  [ALL, 31, 31, 1],
  [ALL, 2, 30, 29],
  [SOME, 1, 31, 3],
  [SOME, 2, 31, 2],
  [SOME, 1, 30, 2],
  [SOME, 15, 15, 1],
  [SOME, 16, 30, 0],
])('of %i, %i to %i are %i days', (days, first, last, count) => {
  expect(countDays(days, first, last)).toBe(count);
});

test('each of the 31 days is its own bit', () => {
  const days = Array.from({ length: 31 }, (_, index) => index + 1);
  expect(days.filter((day) => hasDay(SOME, day))).toEqual([1, 15, 31]);
  expect(days.filter((day) => hasDay(ALL, day))).toEqual(days);
});
