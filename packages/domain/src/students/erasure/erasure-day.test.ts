import { expect, test } from 'vitest';
import { day, shiftDay } from '../../time';
import { erasesFrom, erasureDay, lastDayOver } from './erasure-day';

const LONG_AGO = day('2020-01-01');

test.each([
  ['2026-08-31', 6, '2027-02-28', 'no such day in the month: its last'],
  ['2027-08-31', 6, '2028-02-29', 'the last of February in a leap year'],
  ['2026-08-30', 6, '2027-02-28', 'the day before meets it'],
  ['2026-02-28', 1, '2026-03-28', 'from a short month it stays the day, not the last'],
  ['2024-02-29', 12, '2025-02-28', 'a leap day, a year later'],
  ['2024-02-29', 48, '2028-02-29', 'a leap day, four years later'],
  ['2026-12-31', 1, '2027-01-31', 'over the end of a year'],
  ['2026-10-31', 1, '2026-11-30', 'into a month of thirty days'],
  ['2026-03-02', 120, '2036-03-02', 'the longest'],
])('who left on %s is erased %i months later, on %s: %s', (leftOn, afterMonths, expected) => {
  const student = { status: 'LEFT' as const, leftOn: day(leftOn) };
  expect(erasureDay(student, { afterMonths, from: LONG_AGO })).toBe(expected);
});

const TERMS = { afterMonths: 6, from: LONG_AGO };
const LEFT = { status: 'LEFT' as const, leftOn: day('2026-08-31') };

test('nobody is erased who is here, paused, or of whom no day is known, and nobody without a rule', () => {
  expect(erasureDay({ ...LEFT, status: 'ENROLLED' }, TERMS)).toBeNull();
  expect(erasureDay({ ...LEFT, status: 'ON_LEAVE' }, TERMS)).toBeNull();
  expect(erasureDay({ ...LEFT, leftOn: null }, TERMS)).toBeNull();
  expect(erasureDay(LEFT, { afterMonths: null, from: LONG_AGO })).toBeNull();
  expect(erasureDay(LEFT, { afterMonths: 6, from: null })).toBeNull();
});

test('a rule waits for a week, whoever left how long ago', () => {
  const from = erasesFrom(day('2027-02-25'));
  expect(from).toBe('2027-03-04');
  expect(erasureDay(LEFT, { afterMonths: 6, from })).toBe('2027-03-04');
  expect(erasureDay({ ...LEFT, leftOn: day('2026-09-05') }, { afterMonths: 6, from })).toBe(
    '2027-03-05',
  );
});

test.each([
  ['2027-02-28', 6, '2026-08-31', 'the last day of a short month ends all of the longer one'],
  ['2027-02-27', 6, '2026-08-27', 'the day before does not'],
  ['2026-04-30', 1, '2026-03-31', 'the last of thirty days'],
  ['2026-03-31', 1, '2026-02-28', 'no such day in the month before: its last'],
  ['2028-02-29', 12, '2027-02-28', 'a leap day'],
  ['2026-03-02', 120, '2016-03-02', 'the longest'],
])('on %s, after %i months, texts until %s are over: %s', (today, months, expected) => {
  expect(lastDayOver(day(today), months)).toBe(expected);
});

test('what is over is what erasing by itself would erase, on every day of four years', () => {
  for (const months of [1, 6, 12]) {
    for (let today = day('2026-01-01'); today < '2030-01-01'; today = shiftDay(today, 1)) {
      const last = lastDayOver(today, months);
      const terms = { afterMonths: months, from: LONG_AGO };
      const over = (leftOn: typeof today) => erasureDay({ status: 'LEFT', leftOn }, terms) ?? '';
      expect([over(last) <= today, over(shiftDay(last, 1)) <= today], today).toEqual([true, false]);
    }
  }
});
