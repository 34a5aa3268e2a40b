import { expect, test } from 'vitest';
import { clockTime, day, shiftDay } from '../time';
import { absencesAhead, AHEAD_DAYS } from '.';

const today = day('2026-03-02');
const absence = (source: 'reason' | 'schedule') => ({
  source,
  id: '1',
  kind: 'ALL_DAY' as const,
  from: clockTime('00:00'),
  to: clockTime('24:00'),
  title: '가족 행사',
  approved: true,
});
const on = (source: 'reason' | 'schedule', ahead: number) =>
  absencesAhead((date) => (date === shiftDay(today, ahead) ? [absence(source)] : []), today);

test.each([
  ['reason', 0, 0],
  ['reason', 1, 1],
  ['reason', AHEAD_DAYS, 1],
  ['reason', AHEAD_DAYS + 1, 0],
  ['schedule', 14, 1],
  ['schedule', 15, 0],
] as const)('a %s in %i days: %i', (source, ahead, shown) => {
  expect(on(source, ahead)).toHaveLength(shown);
});

test('the next ten', () => {
  const every = absencesAhead(() => [absence('reason')], today);
  expect(every.map(({ date }) => date)).toEqual(
    Array.from({ length: 10 }, (_, ahead) => shiftDay(today, ahead + 1)),
  );
});
