import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { won, type Won } from '../money';
import { month, type CalendarMonth } from '../time';
import {
  carryLines,
  carryTarget,
  planAdjustment,
  planCarryOver,
  planDeposit,
  planRefund,
  settleBill,
  type AdjustmentWay,
} from '.';
import type { LedgerLine } from './carry-over';

const MONTHS = ['2026-10', '2026-11', '2026-12'].map((text) => month(text));
const ALL = [...MONTHS, ...['2027-01', '2027-02', '2027-03'].map((text) => month(text))];

/** A student's books: what is eaten, what was frozen, and the ledger with what was voided. */
class Books {
  private readonly eaten = new Map<CalendarMonth, Won>();
  private readonly frozen = new Map<CalendarMonth, Won>();
  private lines: (LedgerLine & { byHand: boolean })[] = [];

  readonly isClosed = (of: CalendarMonth): boolean => this.frozen.has(of);
  frozenTotal = (of: CalendarMonth) => this.frozen.get(of);
  sum = (kind: LedgerLine['kind']) =>
    this.lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);

  account(of: CalendarMonth) {
    const own = this.lines.filter((line) => line.month === of);
    return settleBill(
      this.frozen.get(of) ?? this.eaten.get(of) ?? won(0),
      own.map(({ kind, amount }) => ({ kind, amount, day: null, voidedAt: null })),
    );
  }

  private write(lines: readonly LedgerLine[], byHand = false) {
    this.lines.push(...lines.map((line) => ({ ...line, byHand })));
  }

  private one(of: CalendarMonth, kind: LedgerLine['kind'], amount: number) {
    this.write([{ month: of, kind, amount, otherMonth: null }]);
  }

  /** Meals worth so much more; of a closed month the change is an adjustment. */
  eat(of: CalendarMonth, more: Won) {
    this.eaten.set(of, won((this.eaten.get(of) ?? 0) + more));
    if (this.isClosed(of)) this.one(of, 'adjustment', more);
  }

  close(of: CalendarMonth) {
    if (!this.isClosed(of)) this.frozen.set(of, this.eaten.get(of) ?? won(0));
  }

  reopen(of: CalendarMonth) {
    if (!this.frozen.delete(of)) return;
    this.lines = this.lines.filter(
      (line) => line.month !== of || line.kind !== 'adjustment' || line.byHand,
    );
  }

  adjust(of: CalendarMonth, amount: number, way: AdjustmentWay) {
    const plan = planAdjustment(this.account(of), {
      month: of,
      target: carryTarget(of, this.isClosed),
      amount,
      way,
    });
    if (plan.allowed) this.write(plan.lines, true);
    return plan;
  }

  pay(of: CalendarMonth, amount: Won | null) {
    const booking = planDeposit(this.account(of), amount);
    if (booking.allowed) this.one(of, 'deposit', booking.amount);
  }

  refund(of: CalendarMonth, amount: Won) {
    const booking = planRefund(this.account(of), amount);
    if (booking.allowed) this.one(of, 'refund', booking.amount);
  }

  carry(of: CalendarMonth) {
    const booking = planCarryOver(this.account(of));
    if (booking.allowed) this.write(carryLines(of, carryTarget(of, this.isClosed), booking.amount));
  }
}

type Step = (books: Books) => void;
const anyMonth = fc.constantFrom(...MONTHS);
const amount = fc.integer({ min: 1, max: 30 }).map((thousands) => won(thousands * 1000));
const anyWay = fc.constantFrom<AdjustmentWay>('month', 'next-bill', 'pay-out');
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(anyMonth, amount).map(
    ([of, more]): Step =>
      (books) =>
        books.eat(of, more),
  ),
  anyMonth.map(
    (of): Step =>
      (books) =>
        books.close(of),
  ),
  anyMonth.map(
    (of): Step =>
      (books) =>
        books.reopen(of),
  ),
  fc.tuple(anyMonth, amount, fc.constantFrom(1, -1), anyWay).map(
    ([of, won_, sign, way]): Step =>
      (books) =>
        void books.adjust(of, sign * won_, way),
  ),
  fc.tuple(anyMonth, fc.option(amount, { nil: null })).map(
    ([of, paid]): Step =>
      (books) =>
        books.pay(of, paid),
  ),
  fc.tuple(anyMonth, amount).map(
    ([of, back]): Step =>
      (books) =>
        books.refund(of, back),
  ),
  anyMonth.map(
    (of): Step =>
      (books) =>
        books.carry(of),
  ),
);

test('whatever is closed, opened, adjusted, paid and carried, the months together are the ledger', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const books = new Books();
      for (const step of steps) {
        const closed = MONTHS.map((of) => [of, books.frozenTotal(of)] as const);
        step(books);
        for (const [of, total] of closed)
          if (books.isClosed(of) && total !== undefined) expect(books.frozenTotal(of)).toBe(total);
      }
      const accounts = ALL.map(books.account.bind(books));
      const sum = (field: 'billed' | 'balance' | 'carriedIn' | 'carriedOut') =>
        accounts.reduce((all, account) => all + account[field], 0);
      expect(sum('billed') + sum('balance')).toBe(books.sum('deposit') - books.sum('refund'));
      expect(sum('carriedIn')).toBe(sum('carriedOut'));
    }),
    { numRuns: 500 },
  );
});

test('an adjustment changes what is owed by exactly its amount, over all months', () => {
  fc.assert(
    fc.property(
      fc.array(anyStep, { maxLength: 30 }),
      anyMonth,
      fc.integer({ min: -30, max: 30 }).map((thousands) => thousands * 1000),
      anyWay,
      (steps, of, wanted, way) => {
        const books = new Books();
        for (const step of steps) step(books);
        const owed = () => ALL.reduce((sum, one) => sum - books.account(one).balance, 0);
        const [before, refunded] = [owed(), books.sum('refund')];
        const plan = books.adjust(of, wanted, way);
        const change = plan.allowed ? wanted + books.sum('refund') - refunded : 0;
        expect(owed() - before).toBe(change);
      },
    ),
  );
});

const paidUp = { billed: won(50_000), balance: 0 };
const [november, december] = [month('2026-11'), month('2026-12')];
const at = { month: november, target: december };
test.each([
  ['a discount of what was paid', paidUp, -5000, 'month', [['2026-11', 'adjustment', -5000]]],
  [
    'for the next bill',
    paidUp,
    -5000,
    'next-bill',
    [
      ['2026-11', 'adjustment', -5000],
      ['2026-11', 'carry-out', 5000],
      ['2026-12', 'carry-in', 5000],
    ],
  ],
  [
    'to be paid out',
    paidUp,
    -5000,
    'pay-out',
    [
      ['2026-11', 'adjustment', -5000],
      ['2026-11', 'refund', 5000],
    ],
  ],
  [
    'half of which was paid',
    { ...paidUp, balance: -2000 },
    -5000,
    'pay-out',
    [
      ['2026-11', 'adjustment', -5000],
      ['2026-11', 'refund', 3000],
    ],
  ],
  [
    'of which nothing was paid',
    { ...paidUp, balance: -50_000 },
    -5000,
    'next-bill',
    [['2026-11', 'adjustment', -5000]],
  ],
  ['a charge', paidUp, 3000, 'month', [['2026-11', 'adjustment', 3000]]],
  ['a charge in the next bill', paidUp, 3000, 'next-bill', [['2026-12', 'adjustment', 3000]]],
  ['a charge is not paid out', paidUp, 3000, 'pay-out', 'charge-not-paid-out'],
  ['all that is billed', paidUp, -50_000, 'month', [['2026-11', 'adjustment', -50_000]]],
  ['more than is billed', paidUp, -50_001, 'month', 'adjustment-too-much'],
  ['nothing', paidUp, 0, 'month', 'adjustment-too-much'],
] as const)('adjusting: %s', (_, account, wanted, way, expected) => {
  const plan = planAdjustment(account, { ...at, amount: wanted, way });
  expect(
    plan.allowed
      ? plan.lines.map(({ month: of, kind, amount: won_ }) => [of, kind, won_])
      : plan.reason,
  ).toEqual(expected);
});
