import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../../testing/arbitraries';
import { inEveryZone } from '../../testing/zones';
import {
  FIRST_DAY,
  LAST_DAY,
  day,
  formatClock,
  instantAt,
  seoulDay,
  seoulMonth,
  shiftDay,
  type CalendarDay,
} from '.';

const utc = (instant: Date) => instant.toISOString();

inEveryZone(() => {
  test.each([
    ['an ordinary afternoon', '2026-11-19', 14, '2026-11-19T14:00:00+09:00'],
    ['midnight', '2026-11-20', 0, '2026-11-20T00:00:00+09:00'],
    ['hour 24 is the next midnight', '2026-12-31', 24, '2027-01-01T00:00:00+09:00'],
    ['a leap day', '2028-02-29', 14, '2028-02-29T14:00:00+09:00'],
    ['the last accepted day', '2100-12-31', 24, '2101-01-01T00:00:00+09:00'],
  ])('%s', (_, date, hour, instant) => {
    expect(utc(instantAt(day(date), hour))).toBe(utc(new Date(instant)));
  });

  test.each([
    ['local mean time', '1900-01-01', 12, '1900-01-01T03:32:08Z'],
    ['the first standard time, +08:30', '1908-04-02', 12, '1908-04-02T12:00:00+08:30'],
    ['Japanese time, +09:00', '1912-01-02', 12, '1912-01-02T12:00:00+09:00'],
    ['summer time of 1948, +10:00', '1948-07-01', 12, '1948-07-01T12:00:00+10:00'],
    ['+08:30 again', '1954-12-01', 12, '1954-12-01T12:00:00+08:30'],
    ['summer time of 1955, +09:30', '1955-07-01', 12, '1955-07-01T12:00:00+09:30'],
    ['+09:00 for good', '1961-08-11', 12, '1961-08-11T12:00:00+09:00'],
    ['summer time of 1988, +10:00', '1988-07-01', 12, '1988-07-01T12:00:00+10:00'],
    ['after the last change', '1988-10-10', 12, '1988-10-10T12:00:00+09:00'],
  ])('knows the clocks of the past: %s', (_, date, hour, instant) => {
    expect(utc(instantAt(day(date), hour))).toBe(utc(new Date(instant)));
  });

  test('a midnight that the clocks skipped is the first instant of the day', () => {
    // 1961-08-10: the clocks went from 00:00 (+08:30) to 00:30 (+09:00).
    const midnight = instantAt(day('1961-08-10'), 0);
    expect([utc(midnight), seoulDay(midnight), formatClock(midnight)]).toEqual([
      '1961-08-09T15:30:00.000Z',
      '1961-08-10',
      '00:30',
    ]);
  });

  test('an hour that the clocks showed twice is its first showing', () => {
    // 1988-10-09: at 03:00 (+10:00) the clocks went back to 02:00 (+09:00).
    expect(utc(instantAt(day('1988-10-09'), 2, 30))).toBe('1988-10-08T16:30:00.000Z');
  });

  test.each([
    ['the last millisecond of a day', '2026-11-20T23:59:59.999+09:00', '2026-11-20', '23:59'],
    [
      'the first of the next, and of the next month',
      '2026-12-01T00:00:00.000+09:00',
      '2026-12-01',
      '00:00',
    ],
    ['still yesterday in UTC', '2026-11-20T14:03:00+09:00', '2026-11-20', '14:03'],
    ['New Year in Seoul', '2026-12-31T15:00:00Z', '2027-01-01', '00:00'],
  ])('%s', (_, instant, date, clock) => {
    expect([
      seoulDay(new Date(instant)),
      formatClock(new Date(instant)),
      seoulMonth(new Date(instant)),
    ]).toEqual([date, clock, date.slice(0, 7)]);
  });

  test('every hour of every day from 1900 to 2100 comes back to its day', () => {
    fc.assert(
      fc.property(
        anyDay(),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (date, hour, minute) => {
          expect(seoulDay(instantAt(date, hour, minute))).toBe(date);
        },
      ),
    );
  });
});

describe('order', () => {
  test('a later day is never an earlier instant', () => {
    fc.assert(
      fc.property(
        anyDay(),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 24 }),
        (date, days, hour) => {
          expect(instantAt(date, hour).getTime()).toBeLessThan(
            instantAt(shiftDay(date, days), hour).getTime(),
          );
        },
      ),
    );
  });

  test(
    'every day from 1900 to 2100 has its first millisecond at its midnight',
    { timeout: 30_000 },
    () => {
      const wrong: CalendarDay[] = [];
      for (let date = FIRST_DAY; date <= LAST_DAY; date = shiftDay(date, 1)) {
        const midnight = instantAt(date, 0).getTime();
        if (
          seoulDay(new Date(midnight)) !== date ||
          seoulDay(new Date(midnight - 1)) !== shiftDay(date, -1)
        )
          wrong.push(date);
      }
      expect(wrong).toEqual([]);
    },
  );
});
