import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../ids';
import { won } from '../money';
import { defaultMealTimes } from '../schedule';
import { anAbsenceReason, someLunchSettings } from '../testing';
import { day } from '../time';
import { mealsReportedLate, wasteByWeek, type MealOutcome } from '.';

const studentId = studentIdSchema.parse('7');
const date = day('2026-11-24');
const settings = someLunchSettings({ editCutoffHour: 14 });
const reason = (createdAt: string, overrides: Parameters<typeof anAbsenceReason>[0] = {}) => ({
  ...anAbsenceReason({
    type: 'ABSENT',
    date,
    arriveAt: null,
    leaveAt: null,
    backAt: null,
    status: 'APPROVED',
    createdAt: new Date(createdAt).toISOString(),
    ...overrides,
  }),
  studentId,
});
const told = (...reasons: ReturnType<typeof reason>[]) =>
  mealsReportedLate({ reasons, settings, mealTimes: defaultMealTimes }).map(({ meal }) => meal);

describe('what a deadline one hour later would have caught', () => {
  test.each([
    ['a moment before the cutoff', '2026-11-23T13:59:59.999+09:00', []],
    ['at the cutoff', '2026-11-23T14:00:00.000+09:00', ['lunch', 'dinner']],
    ['in its last moment', '2026-11-23T14:59:59.999+09:00', ['lunch', 'dinner']],
    ['an hour after it', '2026-11-23T15:00:00.000+09:00', []],
  ])('told %s', (_, at, meals) => {
    expect(told(reason(at))).toEqual(meals);
  });
  test.each([
    ['leaves before dinner', { type: 'EARLY_LEAVE', leaveAt: '17:00' }, ['dinner']],
    ['is rejected', { status: 'REJECTED', rejectReason: '-' }, []],
  ] as const)('who %s', (_, overrides, meals) => {
    expect(told(reason('2026-11-23T14:30:00+09:00', overrides))).toEqual(meals);
  });
});

const count = (meals: number) => ({ meals, cost: won(meals * 5000) });
const fate = (on: string, ordered: number, pickedUp: number, rest: Partial<MealOutcome> = {}) => ({
  date: day(on),
  meal: 'lunch' as const,
  ordered: count(ordered),
  pickedUp: count(pickedUp),
  absent: count(0),
  reportedLate: count(0),
  ...rest,
});

test('weeks from Monday to Sunday within the month, and altogether', () => {
  // 2026-11-01 is a Sunday.
  const { weeks, total } = wasteByWeek([
    fate('2026-11-30', 3, 3),
    fate('2026-11-01', 2, 1, { absent: count(1) }),
    fate('2026-11-02', 10, 8, { absent: count(2), reportedLate: count(1) }),
    fate('2026-11-08', 5, 5),
    fate('2026-11-10', 0, 0),
  ]);
  expect(weeks.map(({ first, last, left }) => [first, last, left?.meals])).toEqual([
    ['2026-11-01', '2026-11-01', 1],
    ['2026-11-02', '2026-11-08', 2],
    ['2026-11-30', '2026-11-30', 0],
  ]);
  expect(total).toEqual({
    ordered: count(20),
    pickedUp: count(17),
    left: count(3),
    absent: count(3),
    reportedLate: count(1),
  });
});

test('a day without a tick says nothing about what was left', () => {
  const { weeks, total } = wasteByWeek([
    fate('2026-11-02', 10, 8),
    fate('2026-11-03', 10, 0),
    fate('2026-11-10', 10, 0, { absent: count(1) }),
  ]);
  expect(weeks[0]).toMatchObject({ pickedUp: count(8), left: count(2) });
  expect(weeks[1]).toMatchObject({ pickedUp: null, left: null, absent: count(1) });
  expect(total).toMatchObject({ ordered: count(30), left: count(2) });
});
