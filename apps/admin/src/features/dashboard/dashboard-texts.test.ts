import { expect, test } from 'vitest';
import { daysTotalText } from './dashboard-texts';

const days = [{ amount: 11_000 }, { amount: 5000 }];

test.each([
  [16_000, '점심 2식 · 저녁 1식 · 청구 16,000원'],
  [6000, '날짜별 금액 16,000원 · 조정 −10,000원 · 점심 2식 · 저녁 1식 · 청구 6,000원'],
  [23_000, '날짜별 금액 16,000원 · 조정 7,000원 · 점심 2식 · 저녁 1식 · 청구 23,000원'],
])('below the table of days the bills of the month, %i won, add up', (billed, text) => {
  expect(daysTotalText(days, { lunch: 2, dinner: 1, billed })).toBe(text);
});
