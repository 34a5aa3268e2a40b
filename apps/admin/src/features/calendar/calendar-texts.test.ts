import { aDayStudent, aMealCalendar } from '@academy/domain/testing';
import { won } from '@academy/domain/money';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import {
  cellText,
  closingText,
  closingTexts,
  cutoffText,
  mealText,
  stateText,
} from './calendar-texts';
import { changedText, writerText } from './day/day-texts';

const cell = (overrides: object = {}) => {
  const found = aMealCalendar().days.find(({ date }) => date === '2026-11-20');
  if (!found) throw new Error('November has a 20th.');
  return { ...found, ...overrides };
};
const closing = {
  meals: ['lunch', 'dinner'] as const,
  cause: 'HOLIDAY' as const,
  note: '개교기념일',
  byName: '오매니저',
};
const noDinner = { closed: { lunch: null, dinner: 'meal-disabled' as const } };

test('a cell says everything in one sentence', () => {
  expect(cellText(cell())).toBe('11월 20일 (금), 접수 중, 점심 10명, 저녁 8명, 미입금 3명');
  expect(cellText(cell({ ...noDinner, dinner: 0, unpaid: 0, holiday: '체험의 날' }))).toBe(
    '11월 20일 (금), 체험의 날, 접수 중, 점심 10명, 저녁 0명 (휴무)',
  );
  expect(cellText(cell({ datedPrices: { lunch: won(5500), dinner: null } }))).toBe(
    '11월 20일 (금), 접수 중, 점심 10명, 저녁 8명, 미입금 3명, 점심 5,500원',
  );
});

test('a meal without applications says why, unless the whole day does', () => {
  expect(mealText(cell({ ...noDinner, dinner: 0 }), 'dinner')).toBe('휴무');
  expect(mealText(cell({ ...noDinner, dinner: 3 }), 'dinner')).toBe('3');
  expect(
    mealText(
      cell({ closed: { lunch: 'weekday-closed', dinner: 'weekday-closed' }, lunch: 0 }),
      'lunch',
    ),
  ).toBeNull();
});

test('a closed day says why, in the day also by whom', () => {
  expect(
    stateText(cell({ state: 'closed', closing: { ...closing, meals: [...closing.meals] } })),
  ).toBe('휴무 (공휴일)');
  expect(closingText({ ...closing, cause: 'CATERER', meals: ['dinner'] })).toBe(
    '저녁 · 업체 휴무 · 개교기념일 · 오매니저',
  );
});

test('the next cutoff: until when, for which day, how long', () => {
  expect(
    cutoffText(
      { date: day('2026-07-16'), closesAt: '2026-07-15T05:00:00Z' },
      new Date('2026-07-15T01:48:00Z'),
    ),
  ).toEqual({ value: '7/15 (수) 14:00까지', note: '7/16 (목)분 · 3시간 12분 남음' });
});

test('who changed a student’s day, when and why', () => {
  const row = aDayStudent({
    changedBy: 'manager',
    changedByName: '오매니저',
    changeReason: '요청 · 보호자 전화',
  });
  expect([writerText(row), changedText(row)]).toEqual([
    '관리자 오매니저 · 요청 · 보호자 전화',
    '11/18 (수) 12:00',
  ]);
  expect([writerText(aDayStudent()), writerText(aDayStudent({ changedBy: null }))]).toEqual([
    '학생',
    '',
  ]);
});

test.each([
  [1, ['lunch', 'dinner'], '하루 휴무로 정하기'],
  [1, ['lunch'], '점심 휴무로 정하기'],
  [5, ['lunch', 'dinner'], '5일 휴무로 정하기'],
  [5, ['dinner'], '5일 저녁 휴무로 정하기'],
] as const)('closing names the days and the meal that closes alone: %i %j', (days, of, said) => {
  expect(closingTexts.apply(days, of)).toBe(said);
});
