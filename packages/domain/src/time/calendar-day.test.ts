import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDay } from '../../testing/arbitraries';
import { inEveryZone } from '../../testing/zones';
import {
  FIRST_DAY,
  LAST_DAY,
  calendarDaySchema,
  clampDay,
  day,
  isCalendarDay,
  shiftDay,
  weekdayOf,
} from '.';

test.each(['1900-01-01', '2100-12-31', '2000-02-29', '2028-02-29', '2026-11-20'])(
  '%s is a day',
  (text) => {
    expect(isCalendarDay(text)).toBe(true);
    expect(calendarDaySchema.safeParse(text).success).toBe(true);
  },
);

test.each([
  ['a day before the range', '1899-12-31'],
  ['a day after it', '2101-01-01'],
  ['30 February', '2026-02-30'],
  ['1900 was no leap year', '1900-02-29'],
  ['2100 is none', '2100-02-29'],
  ['31 November', '2026-11-31'],
  ['month 13', '2026-13-01'],
  ['day 0', '2026-11-00'],
  ['one digit', '2026-1-2'],
  ['dots', '2026.11.20'],
  ['a time', '2026-11-20T00:00:00Z'],
  ['blanks', ' 2026-11-20'],
  ['full-width digits', '２０２６-11-20'],
  ['nothing', ''],
  ['a line break', '2026-11-20\n'],
  ['a sign', '+02026-11-20'],
])('%s is no day', (_, text) => {
  expect(isCalendarDay(text)).toBe(false);
  expect(calendarDaySchema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.',
  ]);
  expect(() => day(text)).toThrow(RangeError);
});

inEveryZone(() => {
  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['1900-01-01', -1, '1899-12-31'],
    ['2100-12-31', 1, '2101-01-01'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (date, days, result) => {
    expect(shiftDay(day(date), days)).toBe(result);
  });

  test.each([
    ['1900-01-01', 1],
    ['2026-11-20', 5],
    ['2026-11-22', 0],
    ['2100-12-31', 5],
  ])('%s is weekday %i', (date, weekday) => {
    expect(weekdayOf(day(date))).toBe(weekday);
  });
});

test('shifting there and back returns, keeps the order and turns the week', () => {
  fc.assert(
    fc.property(anyDay(), fc.integer({ min: -80_000, max: 80_000 }), (date, days) => {
      const shifted = shiftDay(date, days);
      expect(shiftDay(shifted, -days)).toBe(date);
      expect(shifted < date ? -1 : Number(shifted > date)).toBe(Math.sign(days));
      expect((weekdayOf(date) + (days % 7) + 7) % 7).toBe(weekdayOf(shifted));
    }),
  );
});

test('clamps to the accepted range', () => {
  expect(
    [shiftDay(FIRST_DAY, -1), day('2026-11-20'), shiftDay(LAST_DAY, 1)].map((date) =>
      clampDay(date),
    ),
  ).toEqual([FIRST_DAY, '2026-11-20', LAST_DAY]);
});

test('clamps to a narrower range, both ends included', () => {
  const [first, last] = [day('2026-11-10'), day('2026-11-20')];
  expect(
    ['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'].map((text) =>
      clampDay(day(text), first, last),
    ),
  ).toEqual(['2026-11-10', '2026-11-10', '2026-11-20', '2026-11-20']);
});
