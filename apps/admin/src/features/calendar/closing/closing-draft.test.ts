import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { daysOfSpan, spansOf, withDays } from './closing-draft';

test.each([
  ['one day without an end', '2026-11-23', '', 1],
  ['both ends count', '2026-11-23', '2026-11-27', 5],
  ['over a month’s end', '2026-11-30', '2026-12-01', 2],
  ['62 days are the most', '2026-11-01', '2027-01-01', 62],
  ['63 are too many', '2026-11-01', '2027-01-02', undefined],
  ['an end before the start', '2026-11-27', '2026-11-23', undefined],
  ['a day that is not in the calendar', '2026-11-31', '', undefined],
])('%s', (_, from, to, count) => {
  expect(daysOfSpan(from, to)?.length).toBe(count);
});

test('days are added once and in order, and said span by span', () => {
  const dates = withDays(
    [day('2026-11-27'), day('2026-11-23')],
    [day('2026-11-23'), day('2026-11-24')],
  );
  expect(spansOf(dates).map(({ text, dates: mine }) => [text, mine.length])).toEqual([
    ['11월 23일 (월) ~ 11월 24일 (화)', 2],
    ['11월 27일 (금)', 1],
  ]);
});
