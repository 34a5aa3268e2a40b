import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { won } from '../../money';
import { amountsOf, decidePayment, feeAccount, mockPaymentStatusSchema } from '..';

const account = (fee: number, paid: number, refunded: number, canceled = false) =>
  feeAccount({ fee: won(fee), paidAmount: won(paid), refundedAmount: won(refunded), canceled });

test.each([
  [30_000, 0, 0, false, 'unpaid', 30_000, 0],
  [30_000, 30_000, 0, false, 'confirmed', 0, 0],
  [0, 0, 0, false, 'free', 0, 0],
  // The subjects cost more, or less, than what was paid.
  [35_000, 30_000, 0, false, 'unpaid', 5_000, 0],
  [25_000, 30_000, 0, false, 'refund-due', 0, 5_000],
  [25_000, 30_000, 5_000, false, 'confirmed', 0, 0],
  [0, 30_000, 0, false, 'refund-due', 0, 30_000],
  [30_000, 0, 0, true, 'unpaid', 0, 0],
  [0, 0, 0, true, 'free', 0, 0],
  [30_000, 30_000, 0, true, 'refund-due', 0, 30_000],
  [35_000, 30_000, 0, true, 'refund-due', 0, 30_000],
  [30_000, 30_000, 30_000, true, 'refunded', 0, 0],
] as const)(
  'costs %i, paid %i, refunded %i, cancelled %s: %s',
  (fee, paid, refunded, canceled, status, due, refundDue) => {
    expect(account(fee, paid, refunded, canceled)).toEqual({
      kept: paid - refunded,
      due,
      refundDue,
      status,
    });
  },
);

const amount = fc.integer({ min: 0, max: 100_000 });
const amounts = fc.record({
  fee: amount.map(won),
  paidAmount: amount.map(won),
  refundedAmount: amount.map(won),
  canceled: fc.boolean(),
});

test('whatever happens, no won is lost: what is there is what it costs, less what is due, plus what goes back', () => {
  fc.assert(
    fc.property(amounts, (one) => {
      fc.pre(one.refundedAmount <= one.paidAmount);
      const { kept, due, refundDue, status } = feeAccount(one);
      expect(kept).toBe((one.canceled ? 0 : one.fee) - due + refundDue);
      expect(Math.min(due, refundDue)).toBe(0);
      expect(status === 'refund-due').toBe(refundDue > 0);
      expect(due > 0 && status !== 'unpaid').toBe(false);
    }),
  );
});

test('confirming settles what is due, refunding what is over, and each is allowed just then', () => {
  fc.assert(
    fc.property(amounts, (one) => {
      fc.pre(one.refundedAmount <= one.paidAmount);
      const before = feeAccount(one);
      const [confirm, refund] = [decidePayment(one, 'confirm'), decidePayment(one, 'refund')];
      expect([confirm.allowed, refund.allowed]).toEqual([before.due > 0, before.refundDue > 0]);
      for (const decision of [confirm, refund])
        if (decision.allowed)
          expect(feeAccount({ ...one, ...decision.to })).toMatchObject({ due: 0, refundDue: 0 });
    }),
  );
});

test.each(mockPaymentStatusSchema.options)('the amounts behind %s give it back', (status) => {
  const fee = won(status === 'free' ? 0 : 30_000);
  const canceled = status === 'refund-due' || status === 'refunded';
  expect(feeAccount({ fee, ...amountsOf(fee, status), canceled }).status).toBe(status);
});
