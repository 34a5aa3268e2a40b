import { expect, test } from 'vitest';
import { won } from '../../money';
import { aDepositEntry } from '../../testing';
import { settleBill } from '../settle-bill';
import { billPaper, daysText, sheetAdjustments } from './bill-paper';
import { monthBillsSchema } from './schemas';

const deposit = { kind: 'deposit', amount: 20_000, day: '2026-11-03', depositorName: '김바다' };
const aMonth = (bill: object = {}) =>
  monthBillsSchema.parse({
    month: '2026-11',
    asOf: '2026-11-24T00:00:00Z',
    bank: { bankName: '국민은행', accountNumber: '123-45', accountHolder: '하늘학원' },
    payment: { first: '2026-11-01', last: '2026-11-05' },
    bills: [
      {
        studentId: '7',
        name: '김하늘',
        seat: 'A-12',
        grade: '고3',
        lunch: {
          days: [2, 3, 4, 9],
          parts: [
            { count: 3, price: 5000, reason: '', amount: 15_000 },
            { count: 1, price: 4000, reason: '형제 할인', amount: 4000 },
          ],
        },
        dinner: { days: [], parts: [{ count: 0, price: 6000, reason: '', amount: 0 }] },
        adjustments: [{ amount: -1000, reason: '도시락 누락' }],
        payments: [deposit],
        account: settleBill(won(18_000), [aDepositEntry({ amount: 20_000 })]),
        ...bill,
      },
    ],
  });
const paper = (kind: 'statement' | 'receipt', bill?: object) => {
  const month = aMonth(bill);
  return month.bills[0] && billPaper(kind, month, month.bills[0]);
};
const linesOf = (...of: Parameters<typeof paper>) =>
  paper(...of)?.lines.map(({ label, value }) => `${label}: ${value}`);

test('a statement says days, prices, adjustments, what came in, what is left and where to pay', () => {
  expect(paper('statement')).toMatchObject({
    title: '2026년 11월 도시락 명세서',
    person: '김하늘 (고3 · A-12)',
  });
  expect(linesOf('statement')).toEqual([
    '점심 5,000원 × 3회: 15,000원',
    '점심 4,000원 × 1회 (형제 할인): 4,000원',
    '점심 날짜: 2–4, 9일',
    '도시락 합계: 19,000원',
    '도시락 누락: −1,000원',
    '입금한 금액: −20,000원',
    '더 낸 금액: 2,000원',
    '11월 3일 (화) 입금: 김바다 · 20,000원',
    '입금 상태: 초과 입금',
    '입금 기간: 11월 1일 (일) ~ 11월 5일 (목)',
    '계좌번호: 국민은행 123-45',
    '예금주: 하늘학원',
    '입금자명: 김하늘',
  ]);
});

test('a receipt says what was paid when, less what was paid back', () => {
  const refund = { kind: 'refund', amount: 2000, day: '2026-11-20', depositorName: '' };
  expect(linesOf('receipt', { payments: [deposit, refund, { ...refund, day: null }] })).toEqual([
    '도시락 내역: 점심 4회 · 저녁 0회',
    '청구액: 18,000원',
    '11월 3일 (화) 입금: 김바다 · 20,000원',
    '11월 20일 (금) 환불: −2,000원',
    '받은 금액: 18,000원',
  ]);
  expect(paper('receipt', { payments: [] })).toBeNull();
});

test('the adjustments bring the meals to what the ledger bills', () => {
  const byHand = [{ amount: -1000, reason: '도시락 누락' }];
  expect(sheetAdjustments(19_000, byHand, 18_000)).toEqual(byHand);
  expect(sheetAdjustments(500, byHand, 0)).toEqual(byHand);
  expect(sheetAdjustments(19_000, byHand, 23_000)).toEqual([
    ...byHand,
    { amount: 5000, reason: '마감한 금액과의 차이' },
  ]);
});

test.each([
  [[], ''],
  [[30], '30일'],
  [[2, 3, 4, 9, 30], '2–4, 9, 30일'],
])('days in few words: %j', (days, text) => expect(daysText(days)).toBe(text));
