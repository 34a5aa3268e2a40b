import { expect, test } from 'vitest';
import { mockRegistrationIdSchema, studentIdSchema } from '../ids';
import { won } from '../money';
import { day, month } from '../time';
import { billsAfter, findBookingProblem, type OpenBill } from '.';

const studentId = studentIdSchema.parse('1');
const meals: OpenBill = {
  bill: { kind: 'meals', studentId, month: month('2026-03') },
  title: '',
  owed: won(50_000),
  from: day('2026-02-01'),
};
const mock: OpenBill = {
  bill: { kind: 'mock', studentId, registrationId: mockRegistrationIdSchema.parse('7') },
  title: '',
  owed: won(30_000),
  from: day('2026-02-01'),
};
const item = (amount: number, ...parts: [OpenBill, number][]) => ({
  line: {
    row: 2,
    day: day('2026-03-05'),
    time: null,
    name: '김민준',
    amount: won(amount),
    balance: null,
    memo: '',
  },
  parts: parts.map(([{ bill }, paid]) => ({ bill, amount: won(paid) })),
});

test.each([
  ['exactly', [item(80_000, [meals, 50_000], [mock, 30_000])], null],
  ['less of the meals', [item(20_000, [meals, 20_000])], null],
  ['more for the meals', [item(60_000, [meals, 60_000])], null],
  ['a fee in two rows', [item(10_000, [mock, 10_000]), item(20_000, [mock, 20_000])], null],
  ['a part of a fee', [item(10_000, [mock, 10_000])], 'statement-fee'],
  ['a fee twice', [item(30_000, [mock, 30_000]), item(30_000, [mock, 30_000])], 'statement-fee'],
  ['not the whole row', [item(50_000, [meals, 40_000])], 'statement-amounts'],
  ['nothing', [], 'statement-empty'],
])('%s', (_, items, problem) => {
  expect(findBookingProblem({ items, ignored: [], seen: [meals, mock] }, [meals, mock])).toBe(
    problem,
  );
});

test.each([
  ['paid meanwhile', [{ ...meals, owed: won(0) }]],
  ['gone meanwhile', []],
])('a bill that is %s is not paid blindly', (_, now) => {
  const items = [item(50_000, [meals, 50_000])];
  expect(findBookingProblem({ items, ignored: [], seen: [meals] }, now)).toBe(
    'statement-bills-changed',
  );
});

test('what is left of the bills, never below nothing', () => {
  const left = billsAfter([meals, mock], item(60_000, [meals, 60_000]).parts);
  expect(left.map(({ owed }) => owed)).toEqual([0, 30_000]);
});
