import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMealBill, aMyMockRegistration, someApplications, someAppliedMeals } from '../testing';
import { applicationAmounts } from '.';

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
