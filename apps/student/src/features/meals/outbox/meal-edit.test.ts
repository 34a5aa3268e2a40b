import { day, daysOfMonth, month } from '@academy/domain/time';
import { describe, expect, test } from 'vitest';
import {
  DAYS_PER_SAVE,
  firstBatch,
  mealSettler,
  monthsAfter,
  readMealEdit,
  toChanges,
  type MealEdit,
} from './meal-edit';

const edit = (date: string, meal: MealEdit['meal'], value: boolean): MealEdit => ({
  date: day(date),
  meal,
  value,
});

test('an edit that the device has kept is read, anything else is none', () => {
  expect(
    readMealEdit({ date: '2026-11-25', meal: 'lunch', value: true, rev: 'phone:1:1', at: 5 }),
  ).toEqual({ ...edit('2026-11-25', 'lunch', true), rev: 'phone:1:1', at: 5 });
  expect(
    readMealEdit({ date: '2026-02-30', meal: 'lunch', value: true, rev: 'a', at: 5 }),
  ).toBeUndefined();
});

describe('the body of a save', () => {
  test('one entry a day; an edited meal differs from its base, an untouched one equals it', () => {
    const known = () => ({ lunch: false, dinner: true });
    expect(
      toChanges([edit('2026-11-26', 'lunch', true), edit('2026-11-25', 'dinner', false)], known),
    ).toEqual([
      { date: '2026-11-25', lunch: false, dinner: false, base: { lunch: false, dinner: true } },
      { date: '2026-11-26', lunch: true, dinner: true, base: { lunch: false, dinner: true } },
    ]);
  });

  test('an edit that equals the truth is forced all the same: an answer may have been lost', () => {
    expect(
      toChanges([edit('2026-11-25', 'lunch', false)], () => ({ lunch: false, dinner: false })),
    ).toEqual([
      { date: '2026-11-25', lunch: false, dinner: false, base: { lunch: true, dinner: false } },
    ]);
  });

  test('a day that was never read is not written', () => {
    expect(toChanges([edit('2026-11-25', 'dinner', true)], () => undefined)).toEqual([]);
  });

  test('a save holds the first 100 days, whole', () => {
    const days = ['2026-09', '2026-10', '2026-11', '2026-12'].flatMap((each) =>
      daysOfMonth(month(each)),
    );
    const batch = firstBatch(
      days.toReversed().flatMap((date) => [edit(date, 'lunch', true), edit(date, 'dinner', true)]),
    );
    expect(batch).toHaveLength(2 * DAYS_PER_SAVE);
    expect(batch.at(-1)?.date).toBe(days[DAYS_PER_SAVE - 1]);
    expect(firstBatch([])).toEqual([]);
  });
});

describe('the answer to a save', () => {
  const date = day('2026-11-25');
  const thursday = day('2026-11-26');
  const lunch = { ...edit('2026-11-25', 'lunch', true), rev: 'a', at: 0 };
  const dinner = { ...edit('2026-11-25', 'dinner', true), rev: 'b', at: 0 };

  test('keeps, refuses, or leaves what a later request has overtaken to be sent again', () => {
    const skipped = {
      date,
      meal: 'dinner',
      reason: 'meal-disabled',
      message: '이 날은 저녁을 운영하지 않아요.',
    } as const;
    const fates = [lunch, dinner].map(
      mealSettler({ saved: [{ date, lunch: true, dinner: false }], skipped: [skipped], month: [] }),
    );
    expect(fates).toEqual(['kept', skipped]);
    const overtaken = { saved: [{ date, lunch: false, dinner: false }], skipped: [], month: [] };
    expect(mealSettler(overtaken)(lunch)).toBe('again');
    const silent = { saved: [], skipped: [], month: [] };
    expect(mealSettler(silent)(lunch)).toBe('again');
    // Left out of two answers: it is not sent for ever.
    expect(mealSettler(silent, () => true)(lunch)).toEqual({
      date,
      meal: 'lunch',
      message: '학원 서버가 저장하지 않았어요.',
    });
  });

  const answered = (change: Partial<Parameters<typeof monthsAfter>[0]> = {}) => ({
    sent: [lunch],
    answer: {
      saved: [{ date, lunch: true, dinner: false }],
      skipped: [],
      month: [{ date, lunch: true, dinner: false }],
    },
    latest: true,
    ...change,
  });
  const both = [{ date: thursday, lunch: true, dinner: true }];

  test('replaces the month when it is the newest; my own edit is no news', () => {
    expect(monthsAfter(answered(), () => [])).toEqual([
      { month: month('2026-11'), rows: [{ date, lunch: true, dinner: false }], merged: false },
    ]);
  });

  test('says what another device changed', () => {
    expect(monthsAfter(answered(), () => both)[0]?.merged).toBe(true);
  });

  test('has no news of a month that was never read', () => {
    const answer = { saved: [], skipped: [], month: both };
    expect(monthsAfter(answered({ answer }), () => undefined)[0]?.merged).toBe(false);
  });

  test('only adds what it confirms when it comes late', () => {
    expect(monthsAfter(answered({ latest: false }), () => both)[0]?.rows).toEqual([
      ...both,
      { date, lunch: true, dinner: false },
    ]);
  });
});
