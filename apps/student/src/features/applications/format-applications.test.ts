import {
  aMockExam,
  aMockRegistration,
  aMyMockRegistration,
  aReservation,
  aRegularSchedule,
  someAppliedMeals,
} from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { choiceText, daysText, isOver, periodText } from './format-applications';

test('the days of each meal, in order and of the month alone', () => {
  const meals = someAppliedMeals({
    reservations: [
      aReservation({ date: '2026-11-20' }),
      aReservation({ date: '2026-11-03', dinner: false }),
      aReservation({ date: '2026-11-09', lunch: false, dinner: false }),
      aReservation({ date: '2026-12-01' }),
    ],
  });
  expect([daysText(meals, 'lunch'), daysText(meals, 'dinner')]).toEqual(['3, 20일', '20일']);
  expect(daysText(someAppliedMeals({ reservations: [] }), 'lunch')).toBeNull();
});

test.each([
  [{}, '물리학Ⅰ · 현장 응시'],
  [{ selectedSubjects: [], onSiteState: 'none' }, '시험지만 받기'],
  [{ onSiteState: 'waiting', waitingNumber: 3 }, '물리학Ⅰ · 현장 대기 3번째'],
  [{ onSiteState: 'waiting' }, '물리학Ⅰ · 현장 대기'],
] as [Parameters<typeof aMockRegistration>[0], string][])('%j reads %s', (overrides, text) => {
  expect(choiceText(aMockRegistration(overrides))).toBe(text);
});

test.each([
  [{ exam: aMockExam({ examDate: '2026-11-19' }), paymentStatus: 'confirmed' }, true],
  [{ exam: aMockExam({ examDate: '2026-11-19' }), paymentStatus: 'unpaid' }, false],
  [{ exam: aMockExam({ examDate: '2026-11-19' }), paymentStatus: 'refund-due' }, false],
  [{ exam: aMockExam({ examDate: '2026-11-20' }), paymentStatus: 'confirmed' }, false],
] as [Parameters<typeof aMyMockRegistration>[0], boolean][])(
  'an exam is over the day after it, once nothing is owed: %#',
  (overrides, over) => {
    expect(isOver(aMyMockRegistration(overrides), day('2026-11-20'))).toBe(over);
  },
);

test('a period with and without an end', () => {
  expect([
    periodText(aRegularSchedule()),
    periodText(aRegularSchedule({ lastDate: null })),
  ]).toEqual(['7월 1일 (수) ~ 7월 31일 (금)', '7월 1일 (수)부터 계속']);
});
