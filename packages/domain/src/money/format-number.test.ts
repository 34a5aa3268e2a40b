import { expect, test } from 'vitest';
import { formatNumber, formatSigned, formatWon } from '.';

test.each([
  [0, '0', '0'],
  [-0, '0', '0'],
  [7, '7', '+7'],
  [1204, '1,204', '+1,204'],
  [-3, '−3', '−3'],
  [-1_234_567, '−1,234,567', '−1,234,567'],
  [40.5, '40.5', '+40.5'],
  [1234.5678, '1,234.5678', '+1,234.5678'],
])('%d is %s, as a difference %s', (number, plain, signed) => {
  expect(formatNumber(number)).toBe(plain);
  expect(formatSigned(number)).toBe(signed);
});

test('what is taken off has a sign as wide as a digit, and nothing has none', () => {
  expect([-5000, -0, 0].map(formatWon)).toEqual(['−5,000원', '0원', '0원']);
});
