import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDay, parseDayInput } from '.';

test.each([
  ['2026-11-20', { valid: true, day: '2026-11-20', clamped: false }],
  ['  2026-11-20 ', { valid: true, day: '2026-11-20', clamped: false }],
  ['2028-02-29', { valid: true, day: '2028-02-29', clamped: false }],
  ['1900-01-01', { valid: true, day: '1900-01-01', clamped: false }],
  ['1899-12-31', { valid: true, day: '1900-01-01', clamped: true }],
  ['0001-01-01', { valid: true, day: '1900-01-01', clamped: true }],
  ['2100-12-31', { valid: true, day: '2100-12-31', clamped: false }],
  ['2101-01-01', { valid: true, day: '2100-12-31', clamped: true }],
  ['9999-12-31', { valid: true, day: '2100-12-31', clamped: true }],
  ['', { valid: false, reason: 'empty' }],
  ['   ', { valid: false, reason: 'empty' }],
  ['2026-02-30', { valid: false, reason: 'not-a-day' }],
  ['2100-02-29', { valid: false, reason: 'not-a-day' }],
  ['0001-02-30', { valid: false, reason: 'not-a-day' }],
  ['2026-2-3', { valid: false, reason: 'not-a-day' }],
  ['2026.11.20', { valid: false, reason: 'not-a-day' }],
  ['20261120', { valid: false, reason: 'not-a-day' }],
  ['2026-11-20T00:00', { valid: false, reason: 'not-a-day' }],
  ['+010000-01-01', { valid: false, reason: 'not-a-day' }],
  ['내일', { valid: false, reason: 'not-a-day' }],
])('%j', (text, result) => {
  expect(parseDayInput(text)).toEqual(result);
});

test('whatever is accepted is a day of the range', () => {
  const nearly = fc
    .tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
    )
    .map(
      ([year, month, date]) =>
        `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
    );
  fc.assert(
    fc.property(fc.oneof(nearly, fc.string()), (text) => {
      const input = parseDayInput(text);
      expect(!input.valid || isCalendarDay(input.day)).toBe(true);
    }),
  );
});
