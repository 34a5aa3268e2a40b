import { expect, test } from 'vitest';
import { day } from '../../time';
import { pointWeeks, pointWeeksSince } from './point-weeks';

const on = (date: string, rewards: number, penalties: number) => ({
  date: day(date),
  rewards,
  penalties,
});

test('points count in the week of their incident, from Monday to Sunday', () => {
  const weeks = pointWeeks(
    [
      on('2026-11-15', 0, 3),
      on('2026-11-16', 2, 0),
      on('2026-11-20', 1, 5),
      on('2026-09-01', 9, 9),
    ],
    day('2026-11-20'),
  );
  expect(weeks.slice(-2)).toEqual([
    { first: '2026-11-09', rewards: 0, penalties: 3 },
    { first: '2026-11-16', rewards: 3, penalties: 5 },
  ]);
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toEqual({ first: pointWeeksSince(day('2026-11-20')), rewards: 0, penalties: 0 });
});
