import { expect, test } from 'vitest';
import { mockRegistrationIdSchema } from '../../ids';
import { day, month } from '../../time';
import { awaitsMoney, isSameBill, reportedDayProblem } from '.';

const now = new Date('2026-03-05T23:59:59.999+09:00');

test.each([
  ['2026-03-06', false],
  ['2026-03-05', true],
  ['2026-01-04', true],
  ['2026-01-03', false],
])('money of %s can be reported on 5 March: %s', (on, fits) => {
  expect(reportedDayProblem(day(on), now)).toBe(
    fits ? null : '오늘이나 지난 60일 안의 날을 입력해 주세요.',
  );
});

test('a new day begins at midnight in Seoul', () => {
  const midnight = new Date(now.getTime() + 1);
  expect(reportedDayProblem(day('2026-03-06'), midnight)).toBeNull();
});

test('only what is unpaid or paid in part is waited for', () => {
  const states = [
    'none',
    'unpaid',
    'partial',
    'confirmed',
    'overpaid',
    'refund-due',
    'refunded',
  ] as const;
  expect(states.filter(awaitsMoney)).toEqual(['unpaid', 'partial']);
});

test('a bill is a month of meals or one registration', () => {
  const meals = (of: string) => ({ kind: 'meals' as const, month: month(of) });
  const mock = (id: string) => ({
    kind: 'mock' as const,
    registrationId: mockRegistrationIdSchema.parse(id),
  });
  expect(isSameBill(meals('2026-03'), meals('2026-03'))).toBe(true);
  expect(isSameBill(meals('2026-03'), meals('2026-04'))).toBe(false);
  expect(isSameBill(mock('1'), mock('1'))).toBe(true);
  expect(isSameBill(mock('1'), mock('2'))).toBe(false);
  expect(isSameBill(mock('1'), meals('2026-03'))).toBe(false);
});
