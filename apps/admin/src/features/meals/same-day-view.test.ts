import { aSameDayRow } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { orderText } from './order-text';
import { namesakes, sameDayRows } from './same-day-view';

const everything = { meal: 'all', search: '', waitingOnly: false } as const;
const rows = [
  aSameDayRow({ studentId: '1', name: '한지우', seat: 'A-10', lunch: true, dinner: false, lunchPickedUp: true }),
  aSameDayRow({ studentId: '2', name: '김하늘', seat: 'A-2', lunch: true, dinner: true }),
  aSameDayRow({ studentId: '3', name: '박서준', seat: null, lunch: false, dinner: true, dinnerPickedUp: true }),
  aSameDayRow({ studentId: '4', name: '김하늘', seat: 'B-1', lunch: false, dinner: false }),
];
const names = (filter: Parameters<typeof sameDayRows>[1]) => sameDayRows(rows, filter).map(({ name, seat }) => `${seat ?? '-'} ${name}`);

test('stands in seat order by number, without a seat last, and leaves out who eats nothing', () => {
  expect(names(everything)).toEqual(['A-2 김하늘', 'A-10 한지우', '- 박서준']);
});

test.each([
  ['lunch', false, ['A-2 김하늘', 'A-10 한지우']],
  ['dinner', false, ['A-2 김하늘', '- 박서준']],
  ['all', true, ['A-2 김하늘']],
  ['lunch', true, ['A-2 김하늘']],
] as const)('meal %s, waiting only %s', (meal, waitingOnly, expected) => {
  expect(names({ meal, search: '', waitingOnly })).toEqual(expected);
});

test('finds by 초성', () => {
  expect(names({ ...everything, search: 'ㅎㅈㅇ' })).toEqual(['A-10 한지우']);
});

test('tells which names stand twice', () => {
  expect([...namesakes(rows)]).toEqual(['김하늘']);
});

test.each([
  [49, 38, '11월 21일 (토) 점심 49개, 저녁 38개 – 하늘학원'],
  [0, 38, '11월 21일 (토) 저녁 38개 – 하늘학원'],
  [0, 0, '11월 21일 (토) 주문 없음 – 하늘학원'],
])('order text for %i lunches and %i dinners', (lunch, dinner, text) => {
  expect(orderText({ date: day('2026-11-21'), lunch, dinner, academy: '하늘학원' })).toBe(text);
});
