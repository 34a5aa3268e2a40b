import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDay, anyMonth } from '../../testing/arbitraries';
import { inEveryZone } from '../../testing/zones';
import {
  calendarMonthSchema,
  dayOfMonth,
  daysIn,
  daysOfMonth,
  month,
  monthAt,
  monthGrid,
  monthNumberOf,
  monthOf,
  shiftDay,
  shiftMonth,
  weekdayOf,
  yearOf,
} from '.';

test.each(['1900-01', '2100-12', '2026-11'])('%s is a month', (text) => {
  expect(calendarMonthSchema.safeParse(text).success).toBe(true);
});

test.each(['1899-12', '2101-01', '2026-00', '2026-13', '2026-1', '2026-11-20', ''])(
  '%s is no month',
  (text) => {
    expect(calendarMonthSchema.safeParse(text).success).toBe(false);
    expect(() => month(text)).toThrow(RangeError);
  },
);

inEveryZone(() => {
  test.each([
    ['1900-02', 28],
    ['2000-02', 29],
    ['2026-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
    ['2026-11', 30],
    ['2100-12', 31],
  ])('%s has %i days', (of, days) => {
    expect(daysIn(month(of))).toBe(days);
  });

  test('a month of the grid: 42 cells from Sunday, the whole month inside, in one unbroken row', () => {
    fc.assert(
      fc.property(anyMonth(), (of) => {
        const grid = monthGrid(of);
        expect(grid).toHaveLength(42);
        expect(grid.map(({ date }) => weekdayOf(date))).toEqual(
          Array.from({ length: 42 }, (_, index) => index % 7),
        );
        expect(
          grid.every(
            ({ date }, index) => index === 0 || date === shiftDay(grid[index - 1]!.date, 1),
          ),
        ).toBe(true);
        expect(grid.filter(({ inMonth }) => inMonth).map(({ date }) => date)).toEqual(
          daysOfMonth(of),
        );
        expect(grid.slice(0, 7).some(({ inMonth }) => inMonth)).toBe(true);
      }),
    );
  });
});

test('November 2026 begins on a Sunday and ends in the fifth week', () => {
  const grid = monthGrid(month('2026-11'));
  expect([grid[0], grid[29], grid[30], grid[41]]).toEqual([
    { date: '2026-11-01', inMonth: true },
    { date: '2026-11-30', inMonth: true },
    { date: '2026-12-01', inMonth: false },
    { date: '2026-12-12', inMonth: false },
  ]);
});

test('the first and the last month of the range have a whole grid, too', () => {
  expect([monthGrid(month('1900-01'))[0]?.date, monthGrid(month('2100-12'))[41]?.date]).toEqual([
    '1899-12-31',
    '2101-01-08',
  ]);
});

test.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-11', -23, '2024-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months is %s', (of, months, result) => {
  expect(shiftMonth(month(of), months)).toBe(result);
});

test('shifting months there and back returns', () => {
  fc.assert(
    fc.property(anyMonth(), fc.integer({ min: -2400, max: 2400 }), (of, months) => {
      expect(shiftMonth(shiftMonth(of, months), -months)).toBe(of);
    }),
  );
});

test('a day lies in its month', () => {
  fc.assert(
    fc.property(anyDay(), (date) => {
      expect(daysOfMonth(monthOf(date))).toContain(date);
    }),
  );
});

test.each([
  [0, '2026-02-01'],
  [1, '2026-02-01'],
  [28, '2026-02-28'],
  [29, '2026-02-28'],
  [31, '2026-02-28'],
])('day %i of February 2026 is %s', (n, date) => {
  expect(dayOfMonth(month('2026-02'), n)).toBe(date);
});

test('year and number make the month and come back', () => {
  const of = monthAt(2026, 3);
  expect([of, yearOf(of), monthNumberOf(of)]).toEqual(['2026-03', 2026, 3]);
  expect(() => monthAt(2026, 13)).toThrow(RangeError);
  expect(() => monthAt(1899, 12)).toThrow(RangeError);
});
