import { expect, test } from 'vitest';
import { day, seoulDay } from '../time';
import { daysToRemind, reminderSpan } from './reminders';

test.each([
  ['2026-11-29T17:59:59+09:00', ['2026-11-29'], []],
  ['2026-11-29T18:00:00+09:00', ['2026-11-29', '2026-11-30'], ['2026-11-30']],
  ['2026-11-29T23:59:59+09:00', ['2026-11-30'], ['2026-11-30']],
  ['2026-11-30T00:00:00+09:00', ['2026-11-30'], []],
  ['2026-11-30T20:59:59+09:00', ['2026-11-30', '2026-12-01'], ['2026-12-01']],
  ['2026-11-30T21:00:00+09:00', ['2026-12-01'], ['2026-12-01']],
])('at %s: closing %j, day %j', (instant, closing, exams) => {
  const now = new Date(instant);
  const today = seoulDay(now);
  expect([daysToRemind('closing', today, now), daysToRemind('day', today, now)]).toEqual([
    closing,
    exams,
  ]);
});

test('a reminder is news until its span is over', () => {
  expect(reminderSpan('day', day('2026-12-01')).until).toEqual(
    new Date('2026-12-01T00:00:00+09:00'),
  );
});
