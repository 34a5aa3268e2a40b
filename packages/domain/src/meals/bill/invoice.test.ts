import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MONTH, inMonth, reservationsNearby } from '../../../testing/arbitraries';
import { aMealBill, aReservation, aSameDayRow, someLunchSettings } from '../../testing';
import { month } from '../../time';
import { won, formatWon } from '../../money';
import { billMoneySchema } from '../schemas';
import { billRest, countSameDay, depositWindow, invoiceOf, paymentWindow } from '..';

test('counts, prices and adds up', () => {
  const reservations = [
    aReservation({ date: '2026-11-02' }),
    aReservation({ date: '2026-11-03', dinner: false }),
    aReservation({ date: '2026-12-01' }),
  ];
  expect(invoiceOf({ reservations, month: month('2026-11'), bill: aMealBill() })).toEqual({
    lunch: {
      count: 2,
      amount: 10_000,
      parts: [{ count: 2, price: 5000, reason: '', amount: 10_000 }],
    },
    dinner: {
      count: 1,
      amount: 6000,
      parts: [{ count: 1, price: 6000, reason: '', amount: 6000 }],
    },
    total: 16_000,
  });
});

test('an empty month costs nothing', () => {
  expect(
    invoiceOf({ reservations: [], month: month('2026-11'), bill: someLunchSettings() }).total,
  ).toBe(0);
});

test('the total is the sum of the meals of the month, one by one', () => {
  const price = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(reservationsNearby(), price, price, (reservations, lunchPrice, dinnerPrice) => {
      const { lunch, dinner, total } = invoiceOf({
        reservations,
        month: MONTH,
        bill: aMealBill({ lunchPrice, dinnerPrice }),
      });
      const oneByOne = reservations
        .filter(inMonth)
        .reduce(
          (sum, row) => sum + (row.lunch ? lunchPrice : 0) + (row.dinner ? dinnerPrice : 0),
          0,
        );
      expect(total).toBe(oneByOne);
      expect([lunch.amount, dinner.amount]).toEqual([
        lunch.count * lunchPrice,
        dinner.count * dinnerPrice,
      ]);
    }),
  );
});

const DATES = { paymentStartDate: '2026-10-25', paymentEndDate: '2026-10-31' };
test.each([
  [
    'explicit dates',
    { ...DATES, depositStartDay: 1, depositEndDay: 5 },
    '2026-11',
    '2026-10-25',
    '2026-10-31',
  ],
  [
    'deposit days',
    { depositStartDay: 1, depositEndDay: 10 },
    '2026-11',
    '2026-11-01',
    '2026-11-10',
  ],
  [
    'an explicit start alone does not count',
    { paymentStartDate: '2026-10-25', depositStartDay: 1, depositEndDay: 10 },
    '2026-11',
    '2026-11-01',
    '2026-11-10',
  ],
  [
    'the last day is clamped to November',
    { depositStartDay: 25, depositEndDay: 31 },
    '2026-11',
    '2026-11-25',
    '2026-11-30',
  ],
  [
    'to a February',
    { depositStartDay: 25, depositEndDay: 31 },
    '2026-02',
    '2026-02-25',
    '2026-02-28',
  ],
  [
    'to a leap February',
    { depositStartDay: 25, depositEndDay: 31 },
    '2028-02',
    '2028-02-25',
    '2028-02-29',
  ],
  [
    'both days behind the end of the month',
    { depositStartDay: 30, depositEndDay: 31 },
    '2026-02',
    '2026-02-28',
    '2026-02-28',
  ],
  ['an end day alone', { depositEndDay: 10 }, '2026-11', '2026-11-01', '2026-11-10'],
  ['a start day alone', { depositStartDay: 20 }, '2026-12', '2026-12-20', '2026-12-31'],
  ['nothing: the whole month', {}, '2026-11', '2026-11-01', '2026-11-30'],
])('payment window: %s', (_, overrides, of, first, last) => {
  expect(paymentWindow(someLunchSettings(overrides), month(of))).toEqual({ first, last });
});

test('the deposit window ignores the explicit dates, and is none without days', () => {
  expect(
    depositWindow(
      someLunchSettings({ ...DATES, depositStartDay: 1, depositEndDay: 5 }),
      month('2026-11'),
    ),
  ).toEqual({ first: '2026-11-01', last: '2026-11-05' });
  expect(depositWindow(someLunchSettings(DATES), month('2026-11'))).toBeNull();
});

test('the same-day list counts who eats and who has picked up', () => {
  const rows = [
    aSameDayRow({ lunchPickedUp: true }),
    aSameDayRow({ dinner: false }),
    aSameDayRow({ lunch: false, dinnerPickedUp: true }),
    // Ticked off, then dropped by a manager: counts nowhere.
    aSameDayRow({ lunch: false, dinner: false, lunchPickedUp: true, dinnerPickedUp: true }),
  ];
  expect(
    countSameDay({ rows, spares: { lunch: { unit: 'percent', amount: 10 }, dinner: null } }),
  ).toEqual({
    lunch: { applied: 2, pickedUp: 1, spare: 1 },
    dinner: { applied: 2, pickedUp: 1, spare: 0 },
  });
  expect(
    countSameDay({ rows: [], spares: { lunch: { unit: 'count', amount: 2 }, dinner: null } }),
  ).toEqual({
    lunch: { applied: 0, pickedUp: 0, spare: 0 },
    dinner: { applied: 0, pickedUp: 0, spare: 0 },
  });
});

describe('below the sum of the meals', () => {
  const nothing = { adjustments: [], carriedIn: 0, carriedOut: 0, paid: 0, refunded: 0 };
  const rest = (money: object) => {
    const { lines, rest: left } = billRest(
      won(50_000),
      billMoneySchema.parse({ ...nothing, ...money }),
    );
    return [...lines, left].map((line) => `${line.label} ${formatWon(line.amount)}`);
  };
  test.each([
    ['nothing happened', {}, ['남은 금액 50,000원']],
    ['all was paid', { paid: 50_000 }, ['입금한 금액 −50,000원', '남은 금액 0원']],
    [
      'a discount and a charge, each with its reason',
      {
        adjustments: [
          { amount: -5000, reason: '도시락 누락' },
          { amount: 3000, reason: '10월 추가' },
        ],
      },
      ['도시락 누락 −5,000원', '10월 추가 3,000원', '남은 금액 48,000원'],
    ],
    [
      'too much was there',
      { carriedIn: 10_000, paid: 50_000 },
      ['지난달에서 이월 −10,000원', '입금한 금액 −50,000원', '더 낸 금액 10,000원'],
    ],
    [
      'what was too much went on or back',
      { paid: 60_000, refunded: 4000, carriedOut: 6000 },
      ['입금한 금액 −60,000원', '환불한 금액 4,000원', '다음 달로 이월 6,000원', '남은 금액 0원'],
    ],
  ])('%s', (_, money, lines) => {
    expect(rest(money)).toEqual(lines);
  });
});
