import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMonth } from '../../testing/arbitraries';
import { won } from '../money';
import { day, daysIn, daysOfMonth, month } from '../time';
import {
  changeOf,
  compareMonths,
  daySeries,
  mealMarkText,
  mealMarks,
  weekdaySeries,
  type MonthFigures,
} from '.';

const NOVEMBER = month('2026-11');
const figures = (date: string, lunch: number, dinner = 0) => ({
  date: day(date),
  lunch,
  dinner,
  amount: won(lunch * 5000 + dinner * 6000),
});

test('a month’s days are all there, each once and in order', () => {
  fc.assert(
    fc.property(anyMonth(), (of) => {
      const days = daysOfMonth(of);
      const series = daySeries(of, [
        { date: days.at(-1)!, lunch: 3, dinner: 0, amount: won(15_000) },
      ]);
      expect(series.map(({ date }) => date)).toEqual(days);
      expect(series.reduce((sum, { lunch }) => sum + lunch, 0)).toBe(3);
    }),
  );
});

test('weekdays add up to the month, and average over the days on which anybody ate', () => {
  const weekdays = weekdaySeries(
    daySeries(NOVEMBER, [
      figures('2026-11-02', 10, 5),
      figures('2026-11-09', 5),
      figures('2026-11-10', 7),
    ]),
  );
  expect(weekdays[1]).toEqual({
    weekday: 1,
    days: 2,
    lunch: 15,
    dinner: 5,
    lunchAverage: 7.5,
    dinnerAverage: 2.5,
  });
  expect(weekdays[0]).toMatchObject({ days: 0, lunchAverage: 0 });
  expect(weekdays.reduce((sum, { lunch }) => sum + lunch, 0)).toBe(22);
});

describe('from month to month', () => {
  test.each([
    [110, 100, { difference: 10, percent: 10 }],
    [90, 100, { difference: -10, percent: -10 }],
    [5, 0, { difference: 5, percent: null }],
    [0, 0, { difference: 0, percent: null }],
  ])('%i after %i', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change);
  });

  test('every figure is compared', () => {
    const base: MonthFigures = {
      applied: 1,
      notApplied: 2,
      lunch: 3,
      dinner: 4,
      billed: won(5),
      paid: won(6),
      unpaid: won(7),
      unpaidStudents: 8,
      carriedIn: won(9),
      carriedOut: won(10),
    };
    const doubled: MonthFigures = {
      applied: 2,
      notApplied: 4,
      lunch: 6,
      dinner: 8,
      billed: won(10),
      paid: won(12),
      unpaid: won(14),
      unpaidStudents: 16,
      carriedIn: won(18),
      carriedOut: won(20),
    };
    expect(Object.values(compareMonths(doubled, base)).map(({ percent }) => percent)).toEqual(
      Object.keys(base).map(() => 100),
    );
  });
});

test('the matrix has a mark for every day of the month', () => {
  const marks = mealMarks(daysIn(NOVEMBER), {
    lunch: 0b1 | (1 << 29) | (1 << 30),
    dinner: 0b10 | (1 << 29),
  });
  expect(marks).toHaveLength(daysIn(NOVEMBER));
  expect([marks[0], marks[1], marks[2], marks[29]].map((mark) => mealMarkText(mark!))).toEqual([
    '점',
    '저',
    '',
    '점저',
  ]);
});
