import { day, month } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { monthsAfter } from './apply-answer';
import type { Answer } from './autosave';
import type { Wish } from './wish';

const wednesday = day('2026-11-25');
const thursday = day('2026-11-26');
const wish: Wish = { date: wednesday, meal: 'lunch', value: true, rev: 'a', at: 0 };
const answer = (change: Partial<Answer> = {}): Answer => ({
  result: {
    saved: [{ date: wednesday, lunch: true, dinner: false }],
    skipped: [],
    month: [{ date: wednesday, lunch: true, dinner: false }],
  },
  settlement: { kept: [wish], refused: [], unsettled: [] },
  latest: true,
  ...change,
});

test('the newest answer replaces the month; my own edit is no news', () => {
  expect(monthsAfter(answer(), () => [])).toEqual([
    {
      month: month('2026-11'),
      rows: [{ date: wednesday, lunch: true, dinner: false }],
      merged: false,
    },
  ]);
});

test('what another device changed is told', () => {
  expect(
    monthsAfter(answer(), () => [{ date: thursday, lunch: true, dinner: true }])[0]?.merged,
  ).toBe(true);
});

test('a month that was never read has no news in it', () => {
  expect(
    monthsAfter(
      answer({
        result: { saved: [], skipped: [], month: [{ date: thursday, lunch: true, dinner: true }] },
      }),
      () => undefined,
    )[0]?.merged,
  ).toBe(false);
});

test('an answer that comes late only adds what it confirms', () => {
  const rows = [{ date: thursday, lunch: true, dinner: true }];
  expect(monthsAfter(answer({ latest: false }), () => rows)[0]?.rows).toEqual([
    ...rows,
    { date: wednesday, lunch: true, dinner: false },
  ]);
});
