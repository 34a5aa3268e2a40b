import { expect, test } from 'vitest';
import { cashReceiptDigits, cashReceiptUse, formatCashReceiptNumber } from './cash-receipt';

test.each([
  ['010-1234-5678', 'income', '010-1234-5678'],
  ['０１０ 1234 5678', 'income', '010-1234-5678'],
  ['0082 10-1234-5678', 'income', '010-1234-5678'],
  ['011-234-5678', 'income', '011-234-5678'],
  ['1234567890123456', 'income', '1234-5678-9012-3456'],
  ['123456789012345678', 'income', '1234-5678-9012-3456-78'],
  ['124-81-00998', 'expense', '124-81-00998'],
  ['220-81-62517', 'expense', '220-81-62517'],
])('%s is for %s', (typed, use, shown) => {
  const number = cashReceiptDigits(typed);
  expect(cashReceiptUse(number)).toBe(use);
  expect(formatCashReceiptNumber(number)).toBe(shown);
});

test.each([
  ['a business number with a wrong last digit', '124-81-00997'],
  ["a resident's number", '900101-1234567'],
  ['too short a phone', '010-1234-567'.slice(0, 11)],
  ['15 digits', '123456789012345'],
  ['20 digits', '1'.repeat(20)],
  ['a number with words', '010-1234-5678 (엄마)'],
  ['nothing', ''],
])('%s is refused', (_, typed) => {
  expect(cashReceiptUse(cashReceiptDigits(typed))).toBeNull();
});
