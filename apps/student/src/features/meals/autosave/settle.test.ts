import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { settle } from './settle';
import type { Wish } from './wish';

const date = day('2026-11-25');
const lunch: Wish = { date, meal: 'lunch', value: true, rev: 'a', at: 0 };
const dinner: Wish = { date, meal: 'dinner', value: true, rev: 'b', at: 0 };

test('kept, refused and unsettled', () => {
  const skipped = {
    date,
    meal: 'dinner',
    reason: 'meal-disabled',
    message: '이 날은 저녁을 운영하지 않아요.',
  } as const;
  expect(
    settle([lunch, dinner], {
      saved: [{ date, lunch: true, dinner: false }],
      skipped: [skipped],
      month: [],
    }),
  ).toEqual({ kept: [lunch], refused: [{ wish: dinner, skipped }], unsettled: [] });
});

test('a row that a later request has overtaken is neither kept nor refused', () => {
  expect(
    settle([lunch], { saved: [{ date, lunch: false, dinner: false }], skipped: [], month: [] })
      .unsettled,
  ).toEqual([lunch]);
  expect(settle([lunch], { saved: [], skipped: [], month: [] }).unsettled).toEqual([lunch]);
});
