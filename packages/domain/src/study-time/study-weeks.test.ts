import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, mondayOf, shiftDay } from '../time';
import type { StudiedDay } from './schemas';
import {
  aheadOfLastWeek,
  lastWeek,
  studyRank,
  studySince,
  studyTimeText,
  studyWeeks,
  sumStudy,
} from '.';

const on = (date: string, minutes: number, open = false): StudiedDay => ({
  date: day(date),
  minutes,
  open,
});
/** 2026-11-23 is a Monday. */
const days = [
  on('2026-11-15', 1000),
  on('2026-11-16', 300),
  on('2026-11-17', 200),
  on('2026-11-22', 60),
  on('2026-11-23', 240),
  on('2026-11-24', 100, true),
];

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s begins on %s', (date, monday) => expect(mondayOf(day(date))).toBe(monday));

test('weeks begin on Monday, the last one is this one', () => {
  expect(studyWeeks(days, day('2026-11-24'))).toEqual([
    { first: '2026-10-26', minutes: 0, days: 0, open: 0 },
    { first: '2026-11-02', minutes: 0, days: 0, open: 0 },
    { first: '2026-11-09', minutes: 1000, days: 1, open: 0 },
    { first: '2026-11-16', minutes: 560, days: 3, open: 0 },
    { first: '2026-11-23', minutes: 340, days: 2, open: 0 },
  ]);
});

test.each([
  ['2026-11-24', '2026-10-26'],
  ['2026-08-31', '2026-08-01'],
  ['2026-11-29', '2026-10-26'],
])('on %s a student sees the days since %s', (today, first) =>
  expect(studySince(day(today))).toBe(first),
);

test('adding days and adding their weeks comes to the same', () => {
  const today = day('2026-11-29');
  const some = fc.uniqueArray(
    fc.record({
      date: fc.integer({ min: 0, max: 34 }).map((back) => shiftDay(today, -back)),
      minutes: fc.nat({ max: 1440 }),
      open: fc.boolean(),
    }),
    { selector: ({ date }) => date },
  );
  fc.assert(
    fc.property(some, (list) => {
      const weeks = studyWeeks(list, today);
      const all = sumStudy(list, today);
      expect(weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(all.minutes);
      expect(weeks.reduce((sum, week) => sum + week.days, 0)).toBe(all.days);
      expect(weeks.reduce((sum, { open }) => sum + open, 0)).toBe(all.open);
    }),
  );
});

describe('beside the same days of the week before', () => {
  test.each([
    ['2026-11-23', null, 'on a Monday nothing is over yet'],
    ['2026-11-24', -60, 'Monday beside Monday'],
    ['2026-11-25', -160, 'two days beside two'],
    ['2026-11-29', -160, 'the Sunday before is not there yet'],
    ['2026-11-17', null, 'nothing is known of the week before'],
  ])('%s: %s (%s)', (today, minutes, _why) =>
    expect(aheadOfLastWeek(days, day(today))).toBe(minutes),
  );
});

test.each<[number, number[], ReturnType<typeof studyRank>]>([
  [0, [0, 10], null],
  [10, [10], { place: 1, of: 1 }],
  [10, [10, 20, 0], { place: 2, of: 2 }],
  [10, [10, 10, 20], { place: 2, of: 3 }],
  [20, [10, 10, 20], { place: 1, of: 3 }],
])('%i among %j', (own, all, rank) => expect(studyRank(own, all)).toEqual(rank));

test.each([
  ['2026-11-23', '2026-11-16'],
  ['2026-11-29', '2026-11-16'],
])('on %s the week that is over began on %s', (today, first) =>
  expect(lastWeek(day(today))).toEqual({ first, last: '2026-11-22' }),
);

test.each([
  [0, '0분'],
  [40, '40분'],
  [60, '1시간'],
  [1510, '25시간 10분'],
])('%i minutes are %s', (minutes, text) => expect(studyTimeText(minutes)).toBe(text));
