import { aSameDayRow } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { isJustChanged, namesakes, shownIn } from './same-day-view';

test('says which names stand twice', () => {
  expect([...namesakes([{ name: '김하늘' }, { name: '박서준' }, { name: '김하늘' }])]).toEqual([
    '김하늘',
  ]);
});

test.each([
  ['all', ['lunch', 'dinner']],
  ['dinner', ['dinner']],
] as const)('columns of %s', (meal, columns) => {
  expect(shownIn(meal)).toEqual(columns);
});

test.each([
  ['before the list was read', '2026-11-20T00:59:59Z', false],
  ['since then', '2026-11-20T01:00:01Z', true],
  ['more than half an hour ago', '2026-11-20T01:00:00.500Z', false],
])('just changed: %s', (_, changedAt, is) => {
  const now = new Date(is ? '2026-11-20T01:30:00Z' : '2026-11-20T01:30:01Z');
  expect(
    isJustChanged(aSameDayRow({ changedAt }), { firstAsOf: new Date('2026-11-20T01:00:00Z'), now }),
  ).toBe(is);
});
