import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aMealBill,
  aMockExam,
  aMyMockRegistration,
  someApplications,
  someAppliedMeals,
} from '../testing';
import { amountsDue, applicationAmounts } from '.';

type Registration = Parameters<typeof aMyMockRegistration>[0];
const amounts = (mocks: Registration[], bills: Parameters<typeof aMealBill>[0][] = []) =>
  applicationAmounts({
    meals: bills.map((bill) => someAppliedMeals({ bill: aMealBill(bill) })),
    mocks: mocks.map((mock) => aMyMockRegistration(mock)),
  });

test('meals and exams add up, by what happened to the payment', () => {
  expect(applicationAmounts(someApplications())).toEqual({ due: 41_000, paid: 0, refundDue: 0 });
  expect(
    amounts(
      [{}, { paymentStatus: 'confirmed' }, { paymentStatus: 'free', fee: 0 }],
      [{ depositStatus: 'confirmed' }, {}, { depositStatus: 'refunded' }],
    ),
  ).toEqual({ due: 41_000, paid: 41_000, refundDue: 0 });
});

test('a cancelled exam is owed back when it was paid, and nothing otherwise', () => {
  const canceled = { canceled: true, active: false };
  expect(
    amounts([
      { ...canceled },
      { ...canceled, paymentStatus: 'refund-due' },
      { ...canceled, paymentStatus: 'refunded' },
    ]),
  ).toEqual({ due: 0, paid: 0, refundDue: 30_000 });
});

test('what is due, bill by bill: of what, until when, into which account', () => {
  const account = { bankName: '농협', accountNumber: '9-9', accountHolder: '시험 본부' };
  const exam = { title: '12월 모의고사', registrationEndDate: '2026-10-30', account } as const;
  expect(
    amountsDue({
      meals: [
        someAppliedMeals({}),
        someAppliedMeals({ bill: aMealBill({ depositStatus: 'confirmed' }) }),
      ],
      mocks: [
        aMyMockRegistration({ exam: aMockExam(exam) }),
        aMyMockRegistration({ paymentStatus: 'free', fee: 0 }),
      ],
    }),
  ).toMatchObject([
    { of: { kind: 'mock', title: '12월 모의고사' }, amount: 30_000, until: '2026-10-30', account },
    { of: { kind: 'meals', month: '2026-11' }, amount: 11_000, until: '2026-11-30', account: null },
  ]);
});

test('nothing applied for costs nothing', () => {
  expect(amounts([])).toEqual({ due: 0, paid: 0, refundDue: 0 });
});

test('no won is counted twice or lost', () => {
  const won = fc.nat(100_000);
  const registration = fc
    .record({ fee: won, paidAmount: won, refundedAmount: won, canceled: fc.boolean() })
    .map(({ refundedAmount, ...one }) => ({
      ...one,
      refundedAmount: Math.min(refundedAmount, one.paidAmount),
    }));
  fc.assert(
    fc.property(fc.array(registration, { maxLength: 6 }), (mocks) => {
      const { due, paid, refundDue } = amounts(mocks);
      const sum = (of: (one: (typeof mocks)[number]) => number) =>
        mocks.reduce((all, one) => all + of(one), 0);
      // The fee is what was paid and what is due; what is there is kept or goes back.
      expect(due + paid).toBe(sum(({ fee, canceled }) => (canceled ? 0 : fee)));
      expect(paid + refundDue).toBe(
        sum(({ paidAmount, refundedAmount }) => paidAmount - refundedAmount),
      );
    }),
  );
});
