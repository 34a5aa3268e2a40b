import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, shiftDay } from './calendar-day';
import { dayOfSerial, serialOfDay } from './serial-day';

test.each([
  ['1900-03-01', 61],
  ['2026-11-20', 46346],
  ['2100-12-31', 73415],
])('%s is serial %i', (date, serial) => {
  expect(serialOfDay(day(date))).toBe(serial);
  expect(dayOfSerial(serial)).toBe(date);
});

test('days before the false leap day of 1900 have no serial that all spreadsheets agree on', () => {
  expect(serialOfDay(day('1900-02-28'))).toBeNull();
  expect(dayOfSerial(60)).toBeNull();
});

test('there and back again, for every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 73_354 }), (days) => {
      const date = shiftDay(day('1900-03-01'), days);
      expect(dayOfSerial(serialOfDay(date) ?? 0)).toBe(date);
    }),
  );
});
