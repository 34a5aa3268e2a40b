import { expect, test } from 'vitest';
import { shiftMonth } from './shift-month';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['1900-01', 12, '1901-01'],
  ['2026-06', -18, '2024-12'],
])('%s and %i months: %s', (month, by, expected) => {
  expect(shiftMonth(month, by)).toBe(expected);
});
