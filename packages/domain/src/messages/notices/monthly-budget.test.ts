import { expect, test } from 'vitest';
import { budgetLeft, budgetMonth, fitsBudget } from '..';

test.each([
  ['2026-03-31T23:59:59.999+09:00', '2026-03'],
  ['2026-04-01T00:00:00+09:00', '2026-04'],
  ['2026-12-31T23:59:59.999+09:00', '2026-12'],
])('at %s it is the month %s in Seoul, from its first instant to the next', (now, month) => {
  const found = budgetMonth(new Date(now));
  expect(found.month).toBe(month);
  expect(found.from.getTime()).toBeLessThanOrEqual(Date.parse(now));
  expect(found.until.getTime()).toBeGreaterThan(Date.parse(now));
  expect(budgetMonth(found.until).from).toEqual(found.until);
  expect(budgetMonth(found.from).month).toBe(month);
});

test.each([
  ['the last won', 18, 36, 18, true],
  ['a won too many', 18, 36, 19, false],
  ['without a limit', 18, null, 1_000_000, true],
  ['a budget of nothing', 18, 0, 0, false],
  ['what is free, however much was spent', 0, 10, 500, true],
])('%s', (_, price, budget, spent, fits) => {
  expect(fitsBudget(price, budget, spent)).toBe(fits);
});

test('what is left is never less than nothing', () => {
  expect([budgetLeft(36, 18), budgetLeft(36, 54), budgetLeft(null, 54)]).toEqual([18, 0, null]);
});
