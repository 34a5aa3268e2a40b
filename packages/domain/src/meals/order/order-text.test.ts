import { expect, test } from 'vitest';
import { day } from '../../time';
import { orderText } from '..';

test.each([
  [49, 38, '11월 21일 (토) 점심 49개, 저녁 38개 – 하늘학원'],
  [0, 38, '11월 21일 (토) 저녁 38개 – 하늘학원'],
  [0, 0, '11월 21일 (토) 주문 없음 – 하늘학원'],
])('%i lunches and %i dinners', (lunch, dinner, text) => {
  expect(orderText({ date: day('2026-11-21'), lunch, dinner, academy: '하늘학원' })).toBe(text);
});

test('spare portions are distinguished, and not of a meal that nobody eats', () => {
  const order = { date: day('2026-11-21'), lunch: 47, dinner: 0, academy: '하늘학원' };
  expect(orderText({ ...order, spares: { lunch: 2, dinner: 2 } })).toBe(
    '11월 21일 (토) 점심 47 +2 = 49개 – 하늘학원',
  );
});
