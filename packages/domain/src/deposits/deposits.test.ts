import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { won } from '../money';
import { aDepositEntry, aReservation } from '../testing';
import { month, shiftMonth } from '../time';
import {
  billedForMeals,
  DEPOSIT_STATES,
  carryLines,
  carryTarget,
  decideClose,
  decideReopen,
  depositEntryKindSchema,
  depositStatusOf,
  depositTotals,
  frozenBill,
  planCarryOver,
  planDeposit,
  planRefund,
  settleBill,
  settleable,
  type DepositEntry,
} from '.';

const NOVEMBER = month('2026-11');
const line = (
  kind: DepositEntry['kind'],
  amount: number,
  overrides: Partial<Parameters<typeof aDepositEntry>[0]> = {},
) => aDepositEntry({ kind, amount, ...overrides });
const settle = (billed: number, ...lines: DepositEntry[]) => settleBill(won(billed), lines);

describe('how a month stands', () => {
  test.each<[string, number, DepositEntry[], object]>([
    ['nothing at all', 0, [], { state: 'none', due: 0, balance: 0 }],
    ['billed, nothing paid', 11_000, [], { state: 'unpaid', due: 11_000, balance: -11_000 }],
    ['a part', 11_000, [line('deposit', 5000)], { state: 'partial', paid: 5000, balance: -6000 }],
    [
      'in two parts',
      11_000,
      [line('deposit', 5000), line('deposit', 6000)],
      { state: 'confirmed', balance: 0 },
    ],
    ['too much', 11_000, [line('deposit', 20_000)], { state: 'overpaid', balance: 9000 }],
    [
      'a carry-over pays a part',
      11_000,
      [line('carry-in', 5000)],
      { state: 'partial', due: 6000, balance: -6000 },
    ],
    ['a carry-over pays all', 11_000, [line('carry-in', 11_000)], { state: 'confirmed', due: 0 }],
    [
      'a carry-over larger than the bill',
      11_000,
      [line('carry-in', 15_000)],
      { state: 'overpaid', due: 0, balance: 4000 },
    ],
    [
      'the surplus carried on',
      11_000,
      [line('deposit', 20_000), line('carry-out', 9000)],
      { state: 'confirmed', carriedOut: 9000, balance: 0 },
    ],
    [
      'a refund that is still to be paid out',
      11_000,
      [line('deposit', 20_000), line('refund', 9000, { day: null })],
      { state: 'refund-due', refundDue: 9000, balance: 0 },
    ],
    [
      'a refund paid out',
      11_000,
      [line('deposit', 20_000), line('refund', 9000)],
      { state: 'confirmed', refundDue: 0, refunded: 9000 },
    ],
    [
      'everything given back',
      11_000,
      [line('deposit', 11_000), line('refund', 11_000)],
      { state: 'refunded', balance: -11_000 },
    ],
    [
      'everything cancelled and given back',
      0,
      [line('deposit', 11_000), line('refund', 11_000)],
      { state: 'refunded', balance: 0 },
    ],
    [
      'a voided deposit counts nowhere',
      11_000,
      [line('deposit', 11_000, { voidedAt: '2026-11-05T00:00:00Z', voidReason: '실수' })],
      { state: 'unpaid', paid: 0 },
    ],
    [
      'an adjustment lowers the bill',
      11_000,
      [line('deposit', 6000), line('adjustment', -5000)],
      { state: 'confirmed', billed: 6000 },
    ],
    [
      'an adjustment raises it',
      11_000,
      [line('deposit', 11_000), line('adjustment', 5000)],
      { state: 'partial', billed: 16_000 },
    ],
    [
      'never below nothing',
      5000,
      [line('adjustment', -6000)],
      { billed: 0, due: 0, state: 'none' },
    ],
  ])('%s', (_, billed, lines, account) => {
    expect(settle(billed, ...lines)).toMatchObject(account);
  });

  test.each<[string, number, DepositEntry[], string]>([
    ['nothing', 0, [], 'unpaid'],
    ['a part', 11_000, [line('deposit', 5000)], 'unpaid'],
    ['all', 11_000, [line('deposit', 11_000)], 'confirmed'],
    ['too much', 11_000, [line('deposit', 12_000)], 'confirmed'],
    [
      'a refund open, the rest paid',
      11_000,
      [line('deposit', 16_000), line('refund', 5000, { day: null })],
      'confirmed',
    ],
    ['all given back', 11_000, [line('deposit', 11_000), line('refund', 11_000)], 'refunded'],
  ])('the student reads of %s: %s', (_, billed, lines, status) => {
    expect(depositStatusOf(settle(billed, ...lines))).toBe(status);
  });
});

const amount = fc.integer({ min: 1, max: 500_000 });
const anyLine = fc
  .record({
    kind: fc.constantFrom(...depositEntryKindSchema.options),
    amount,
    open: fc.boolean(),
    voided: fc.boolean(),
    lowers: fc.boolean(),
  })
  .map(({ kind, amount: sum, open, voided, lowers }) =>
    line(kind, kind === 'adjustment' && lowers ? -sum : sum, {
      day: kind === 'refund' && open ? null : '2026-11-03',
      ...(voided && { voidedAt: '2026-11-05T00:00:00Z', voidReason: '실수' }),
    }),
  );

test('the books balance: what came in is what is billed, what left, and what is there beyond', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.array(anyLine, { maxLength: 8 }), (billed, lines) => {
      const account = settle(billed, ...lines);
      expect(account.paid + account.carriedIn).toBe(
        account.billed + account.carriedOut + account.refunded + account.balance,
      );
      expect(account.due).toBe(Math.max(0, account.billed - account.carriedIn));
      expect(account.refundDue).toBeLessThanOrEqual(account.refunded);
      expect(settle(billed, ...lines.toReversed())).toEqual(account);
    }),
  );
});

describe('bookings', () => {
  test('confirming without an amount pays exactly what is missing', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.array(anyLine, { maxLength: 5 }), (billed, lines) => {
        const account = settle(billed, ...lines);
        const booking = planDeposit(account, null);
        expect(booking.allowed).toBe(account.balance < 0);
        if (booking.allowed)
          expect(settle(billed, ...lines, line('deposit', booking.amount)).balance).toBe(0);
      }),
    );
  });

  test('a given amount is taken as it came', () => {
    expect(planDeposit(settle(11_000), won(5000))).toEqual({ allowed: true, amount: 5000 });
    expect(planDeposit(settle(11_000, line('deposit', 11_000)), won(5000))).toEqual({
      allowed: true,
      amount: 5000,
    });
    expect(planDeposit(settle(11_000, line('deposit', 11_000)), null)).toEqual({
      allowed: false,
      reason: 'nothing-due',
    });
  });

  test('never more is given back than is there', () => {
    const account = settle(11_000, line('deposit', 11_000));
    expect([
      planRefund(account, won(11_000)),
      planRefund(account, won(11_001)),
      planRefund(settle(11_000), won(1)),
      planRefund(account, won(0)),
    ]).toEqual([
      { allowed: true, amount: 11_000 },
      { allowed: false, reason: 'refund-too-much' },
      { allowed: false, reason: 'nothing-received' },
      { allowed: false, reason: 'nothing-received' },
    ]);
  });

  test('carrying over takes the whole surplus and leaves none', () => {
    fc.assert(
      fc.property(fc.nat(500_000), amount, (billed, paid) => {
        const lines = [line('deposit', paid)];
        const booking = planCarryOver(settle(billed, ...lines));
        expect(booking.allowed).toBe(paid > billed);
        if (booking.allowed)
          expect(settle(billed, ...lines, line('carry-out', booking.amount)).balance).toBe(0);
      }),
    );
  });
});

describe('carry-over', () => {
  test('the same amount leaves one month and enters the next open one', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.nat(3), (sum, closed) => {
        const to = carryTarget(NOVEMBER, (one) => one <= shiftMonth(NOVEMBER, closed));
        expect(to).toBe(shiftMonth(NOVEMBER, Math.max(1, closed + 1)));
        const lines = carryLines(NOVEMBER, to, won(sum));
        const total = (kind: string) =>
          lines.filter((one) => one.kind === kind).reduce((all, one) => all + one.amount, 0);
        expect([total('carry-out'), total('carry-in')]).toEqual([sum, sum]);
        expect(lines.every(({ amount: one }) => one > 0)).toBe(true);
      }),
    );
  });

  test('of what a bill loses only the paid part can be settled', () => {
    const after = (billed: number, paid: number, cancelled: number) =>
      settleable(settle(billed, line('deposit', paid || 1)), won(cancelled));
    expect([
      after(11_000, 11_000, 5000),
      after(11_000, 8000, 5000),
      after(11_000, 5000, 5000),
      after(11_000, 20_000, 5000),
    ]).toEqual([5000, 2000, 0, 5000]);
  });
});

describe('sums of a month', () => {
  test('a surplus never hides what somebody else still owes', () => {
    const totals = depositTotals([
      settle(11_000),
      settle(5000, line('deposit', 16_000)),
      settle(11_000, line('deposit', 5000)),
      settle(6000, line('deposit', 6000), line('refund', 6000)),
    ]);
    expect(totals).toMatchObject({
      students: 4,
      billed: 33_000,
      paid: 27_000,
      unpaid: 17_000,
      unpaidStudents: 2,
      over: 11_000,
      refunded: 6000,
    });
    expect(totals.byState).toMatchObject({ unpaid: 1, overpaid: 1, partial: 1, refunded: 1 });
  });

  test('are the sums of the rows, and every row is in one state', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(500_000), fc.array(anyLine, { maxLength: 4 })), { maxLength: 12 }),
        (rows) => {
          const accounts = rows.map(([billed, lines]) => settle(billed, ...lines));
          const totals = depositTotals(accounts);
          expect(totals.billed).toBe(accounts.reduce((sum, { billed }) => sum + billed, 0));
          expect(DEPOSIT_STATES.reduce((sum, state) => sum + totals.byState[state], 0)).toBe(
            accounts.length,
          );
          expect(totals.paid + totals.carriedIn).toBe(
            totals.billed +
              totals.carriedOut +
              totals.refunded +
              accounts.reduce((sum, { balance }) => sum + balance, 0),
          );
        },
      ),
    );
  });
});

describe('closing a month', () => {
  const AFTER = new Date('2026-11-30T15:00:00Z');
  test.each([
    [AFTER, '2026-11', false, null],
    [new Date(AFTER.getTime() - 1), '2026-11', false, 'month-not-over'],
    [AFTER, '2026-10', false, 'month-mismatch'],
    [AFTER, ' 2026-11 ', false, null],
    [AFTER, '2026년 11월', false, null],
    [AFTER, '2026년11월 ', false, null],
    [AFTER, '2026년 11월'.normalize('NFD'), false, null],
    [AFTER, '11월', false, 'month-mismatch'],
    [AFTER, '', false, 'month-mismatch'],
    [AFTER, '2026-11', true, 'month-closed'],
  ] as const)('at %s, typed %j, closed already: %s', (now, typed, closed, reason) => {
    expect(decideClose({ month: NOVEMBER, typed, closed, now })).toEqual(
      reason === null ? { allowed: true } : { allowed: false, reason },
    );
  });

  test('nobody closes a month before the prices are set', () => {
    expect(
      decideClose({
        month: NOVEMBER,
        typed: '2026-11',
        closed: false,
        pricesSet: false,
        now: AFTER,
      }),
    ).toEqual({ allowed: false, reason: 'prices-not-set' });
  });

  test('a closed one can be opened again', () => {
    expect([decideReopen(true), decideReopen(false)]).toEqual([
      { allowed: true },
      { allowed: false, reason: 'month-not-closed' },
    ]);
  });

  test('its bills keep what was eaten and what it cost', () => {
    const bill = { lunchPrice: won(5000), dinnerPrice: won(6000) };
    expect(
      frozenBill(
        NOVEMBER,
        [
          aReservation(),
          aReservation({ date: '2026-11-23', dinner: false }),
          aReservation({ date: '2026-12-01' }),
        ],
        bill,
      ),
    ).toEqual({ lunchCount: 2, dinnerCount: 1, total: 16_000 });
  });
});

test.each([
  ['an open month bills what the meals cost', { closed: false, closedTotal: null }, 5000],
  ['a closed one what its bill kept', { closed: true, closedTotal: won(4000) }, 4000],
  ['without a bill at the close nothing', { closed: true, closedTotal: null }, 0],
])('what is billed for meals: %s', (_, kept, billed) => {
  expect(billedForMeals(won(5000), kept)).toBe(billed);
});
