import { invoiceOf, type MealBill } from '@academy/domain/meals';
import { aMealBill, aReservation } from '@academy/domain/testing';
import { month } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { monthCardOf, spokenCard } from './month-card';

const november = month('2026-11');
const reservations = [
  aReservation({ date: '2026-11-02', lunch: true, dinner: true }),
  aReservation({ date: '2026-11-24', lunch: true, dinner: false }),
];

const cardOf = (bill: MealBill | undefined, academyName = '하늘학원') =>
  monthCardOf({
    month: november,
    invoice: invoiceOf({ reservations, month: november, bill: bill ?? aMealBill() }),
    bill,
    current: reservations,
    studentName: '김하늘',
    academyName,
    now: new Date('2026-11-25T13:10:00Z'),
  });

test('the days with their meals, how many, what they cost, and whether it is paid', () => {
  const card = cardOf(aMealBill({ depositStatus: 'confirmed' }));
  expect(card).toMatchObject({
    title: '11월 도시락',
    owner: '2026년 · 김하늘',
    status: { text: '입금 확인' },
    counts: { lunch: 2, dinner: 1 },
    firstWeekday: 0,
    costs: [
      { label: '점심 2회', value: '10,000원' },
      { label: '저녁 1회', value: '6,000원' },
    ],
    total: { label: '합계', value: '16,000원' },
    paid: [],
    foot: '하늘학원 · 11월 25일 (수) 22:10 기준',
  });
  expect(card.days).toHaveLength(30);
  expect(card.days[1]).toEqual({ lunch: true, dinner: true });
  expect(card.days[23]).toEqual({ lunch: true, dinner: false });
  expect(spokenCard(card)).toBe(
    '2026년 · 김하늘 11월 도시락, 점심 2회 10,000원, 저녁 1회 6,000원, 합계 16,000원, 입금 확인',
  );
});

test('what came in and what is left, never the reason of a discount', () => {
  const money = { carriedIn: 0, carriedOut: 0, paid: 9000, refunded: 0 };
  const adjustments = [
    { amount: -2000, reason: '형제 할인' },
    { amount: -1000, reason: '' },
  ];
  const special = { firstDate: '2026-11-23', lastDate: null, lunchPrice: 4000, dinnerPrice: null };
  const card = cardOf(
    aMealBill({
      money: { ...money, adjustments },
      terms: [{ ...special, reason: '기초생활 지원', own: true }],
    }),
  );
  expect(card.costs[0]).toEqual({ label: '점심 2회', value: '9,000원' });
  expect(card.paid).toEqual([
    { label: '조정', value: '−3,000원' },
    { label: '입금한 금액', value: '−9,000원' },
    { label: '남은 금액', value: '3,000원' },
  ]);
  expect(JSON.stringify(card)).not.toMatch(/할인|지원/);
});

test('what nobody knows yet is left out', () => {
  const card = cardOf(aMealBill({ lunchPrice: 0, dinnerPrice: 0, pricesSet: false }), '');
  expect(card).toMatchObject({
    costs: [],
    total: { value: '가격 미정' },
    foot: '11월 25일 (수) 22:10 기준',
  });
  expect(spokenCard(card)).toContain('점심 2회, 저녁 1회, 합계 가격 미정');
  expect(cardOf(undefined).status).toBeUndefined();
});
