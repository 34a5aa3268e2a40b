import { day, daysOfMonth, month } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { DAYS_PER_SAVE, firstBatch, toChanges } from './payload';
import type { Wish } from './wish';

const wish = (date: string, meal: Wish['meal'], value: boolean): Wish => ({
  date: day(date),
  meal,
  value,
  rev: `${date}${meal}`,
  at: 0,
});

test('one entry a day; a wished meal differs from its base, an untouched one equals it', () => {
  const truth = () => ({ lunch: false, dinner: true });
  expect(
    toChanges([wish('2026-11-26', 'lunch', true), wish('2026-11-25', 'dinner', false)], truth),
  ).toEqual([
    { date: '2026-11-25', lunch: false, dinner: false, base: { lunch: false, dinner: true } },
    { date: '2026-11-26', lunch: true, dinner: true, base: { lunch: false, dinner: true } },
  ]);
});

test('a wish that equals the truth is forced all the same: an answer may have been lost', () => {
  expect(
    toChanges([wish('2026-11-25', 'lunch', false)], () => ({ lunch: false, dinner: false })),
  ).toEqual([
    { date: '2026-11-25', lunch: false, dinner: false, base: { lunch: true, dinner: false } },
  ]);
});

test('a day that was never read is not written', () => {
  expect(toChanges([wish('2026-11-25', 'dinner', true)], () => undefined)).toEqual([]);
});

test('a save holds the first 100 days, whole', () => {
  const days = ['2026-09', '2026-10', '2026-11', '2026-12'].flatMap((each) =>
    daysOfMonth(month(each)),
  );
  const batch = firstBatch(
    days.toReversed().flatMap((date) => [wish(date, 'lunch', true), wish(date, 'dinner', true)]),
  );
  expect(batch).toHaveLength(2 * DAYS_PER_SAVE);
  expect(batch.at(-1)?.date).toBe(days[DAYS_PER_SAVE - 1]);
  expect(firstBatch([])).toEqual([]);
});
