import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDay } from '../../testing/arbitraries';
import { inEveryZone } from '../../testing/zones';
import {
  END_OF_DAY,
  START_OF_DAY,
  clockTime,
  clockTimeSchema,
  dDayText,
  day,
  daysBetween,
  formatDuration,
  isClockTime,
  shiftDay,
  weekdaySchema,
} from '.';

test.each([
  ['00:00', true],
  ['09:05', true],
  ['19:00', true],
  ['23:59', true],
  ['24:00', true],
  ['24:01', false],
  ['25:00', false],
  ['19:60', false],
  ['9:00', false],
  ['19:00:00', false],
  ['1900', false],
  ['', false],
  ['오후 7:00', false],
])('%j is a time of day: %s', (text, is) => {
  expect([isClockTime(text), clockTimeSchema.safeParse(text).success]).toEqual([is, is]);
});

test('times sort as text, from the first to the last', () => {
  expect([END_OF_DAY, clockTime('09:00'), START_OF_DAY, clockTime('10:00')].toSorted()).toEqual([
    '00:00',
    '09:00',
    '10:00',
    '24:00',
  ]);
  expect(() => clockTime('7')).toThrow(RangeError);
  expect([6, 7, -1, '1'].map((weekday) => weekdaySchema.safeParse(weekday).success)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

inEveryZone(() => {
  test('the distance of two days is what shifting needs, from 1900 to 2100', () => {
    fc.assert(
      fc.property(anyDay(), fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
        const distance = daysBetween(from, shiftDay(from, days));
        expect(distance === days).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-11-20', 'D-DAY'],
    ['2026-11-21', 'D-1'],
    ['2026-12-02', 'D-12'],
    ['2027-11-20', 'D-365'],
    ['2026-11-19', null],
  ] as const)('%s, seen on 2026-11-20: %j', (date, text) => {
    expect(dDayText(day(date), day('2026-11-20'))).toBe(text);
  });
});

const MINUTE = 60_000;
test.each([
  [0, '0분'],
  [-1, '0분'],
  [1, '1분'],
  [MINUTE, '1분'],
  [MINUTE + 1, '2분'],
  [59 * MINUTE, '59분'],
  [60 * MINUTE, '1시간'],
  [72 * MINUTE, '1시간 12분'],
  [24 * 60 * MINUTE - 1, '1일'],
  [24 * 60 * MINUTE, '1일'],
  [76 * 60 * MINUTE, '3일 4시간'],
  [72 * 60 * MINUTE + MINUTE, '3일'],
])('%i ms are told as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
