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

  test.each(['1900-01-01', '1948-07-01', '1954-12-01', '1961-08-10', '1988-07-01', '2026-11-19'])(
    '%s has the same offset as every other day, whatever the clocks of its time showed',
    (date) => {
      expect([0, 12, 24].map((hour) => utc(instantAt(day(date), hour)))).toEqual([
        utc(new Date(`${date}T00:00:00+09:00`)),
        utc(new Date(`${date}T12:00:00+09:00`)),
        utc(new Date(`${shiftDay(day(date), 1)}T00:00:00+09:00`)),
      ]);
    },
  );

  test('an hour before midnight belongs to the day before', () => {
    expect(utc(instantAt(day('2026-12-01'), -10, 30))).toBe('2026-11-30T05:30:00.000Z');
  });

  test('no hour of a year is told wrong, those around the device’s own clock changes included', () => {
    const wrong: string[] = [];
    const first = Date.parse('2026-01-01T00:00:00+09:00');
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const date = shiftDay(day('2026-01-01'), Math.floor(hour / 24));
      const instant = new Date(first + hour * 3_600_000);
      const shown = `${seoulDay(instant)} ${formatClock(instant)}`;
      if (
        shown !== `${date} ${String(hour % 24).padStart(2, '0')}:00` ||
        instantAt(date, hour % 24).getTime() !== instant.getTime()
      )
        wrong.push(shown);
    }
    expect(wrong).toEqual([]);
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
