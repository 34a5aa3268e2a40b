import { carryLines, carryTarget, depositStateName } from '@academy/domain/deposits';
import type { MockRegistrationId, StudentId } from '@academy/domain/ids';
import { decidePayment, feeAccount } from '@academy/domain/mocks';
import { won, type Won } from '@academy/domain/money';
import type { statementEndpoints, StatementLine, StatementPart } from '@academy/domain/statements';
import type { CalendarMonth } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import type { ManagerEntry } from '../../shared/audit/manager-audit-db';
import { readBilledMonth, type BilledStudent } from '../../shared/bills/billed-months-db';
import { keepInStep } from '../../shared/bills/bill-status-db';
import { readClosedMonths } from '../../shared/bills/closed-months-db';
import { insertLines, keptLines, type NewLine } from '../../shared/bills/deposit-lines-db';
import type { OperationEntry } from '../../shared/operations/operations-db';
import { madeRows, watchRows } from '../../shared/operations/restoring-rows-db';
import { keptFees, lockFees, writeFees, type Fee } from './fees-db';
import { insertBookings } from './statements-db';

export type BookingCall = Call<typeof statementEndpoints.bookStatement>;

/** What one part of the work did. */
export interface Done {
  operation: OperationEntry[];
  audit: ManagerEntry[];
}

export interface Paying {
  line: StatementLine;
  rowId: string;
  part: StatementPart;
}
type MealsPaying = Paying & { part: { bill: { kind: 'meals' } } };

export const isMeals = (paying: Paying): paying is MealsPaying => paying.part.bill.kind === 'meals';
const factsOf = (month: CalendarMonth, { account }: BilledStudent) => ({
  month,
  amount: account.paid,
  balance: account.balance,
  state: depositStateName(account.state),
});

interface Surplus {
  id: StudentId;
  over: Won;
}

/** Carries what is over of a month to the next one whose books are open. */
async function carrySurplus(
  tx: Tx,
  month: CalendarMonth,
  surplus: readonly Surplus[],
  by: Parameters<typeof insertLines>[2],
) {
  const closed = await readClosedMonths(tx);
  const target = carryTarget(month, (one) => closed.has(one));
  const lines = surplus.flatMap(({ id, over }) =>
    carryLines(month, target, over).map((line): NewLine => ({ ...line, studentId: id, day: null })),
  );
  return { target, carried: await insertLines(tx, lines, by) };
}

/**
 * Writes one month's deposits: a line for each part, and what is over now goes on to the next month
 * whose books are open.
 */
export async function payMonth(
  tx: Tx,
  month: CalendarMonth,
  paying: readonly MealsPaying[],
  { actor: { managerId: by }, now }: BookingCall,
): Promise<Done & { carried: number; months: CalendarMonth[] }> {
  const ids = [...new Set(paying.map(({ part }) => part.bill.studentId))];
  const before = new Map((await readBilledMonth(tx, month, ids)).map((one) => [one.id, one]));
  const lines = await insertLines(
    tx,
    paying.map(({ line, part }): NewLine => ({
      studentId: part.bill.studentId,
      month,
      kind: 'deposit',
      amount: part.amount,
      depositorName: line.name,
      day: line.day,
    })),
    { by, now },
  );
  await insertBookings(
    tx,
    paying.map(({ rowId, part }, at) => ({
      rowId,
      studentId: part.bill.studentId,
      entryId: lines[at]?.id ?? null,
      registrationId: null,
      amount: part.amount,
    })),
  );
  const paid = await readBilledMonth(tx, month, ids);
  const surplus = paid.flatMap(({ id, account }) => {
    const over = account.balance - Math.max(0, before.get(id)?.account.balance ?? 0);
    return over > 0 ? [{ id, over: won(over) }] : [];
  });
  const { target, carried } = await carrySurplus(tx, month, surplus, { by, now });
  const after = await keepInStep(tx, month, ids);
  if (surplus.length > 0)
    await keepInStep(
      tx,
      target,
      surplus.map(({ id }) => id),
    );
  return {
    carried: surplus.reduce((sum, { over }) => sum + over, 0),
    months: surplus.length > 0 ? [month, target] : [month],
    operation: await madeRows(
      tx,
      keptLines,
      [...lines, ...carried].map(({ id }) => id),
    ),
    audit: after.map((student) => ({
      action: 'confirm-deposits',
      entity: 'deposits',
      entityId: student.id,
      subject: student.name,
      before: factsOf(month, before.get(student.id) ?? student),
      after: factsOf(month, student),
    })),
  };
}

/** A fee that is paid whole, with the name and the day of the last row that pays it. */
function paidFee(fee: Fee, last: StatementLine | undefined): Fee {
  const decision = decidePayment(fee, 'confirm');
  if (!decision.allowed) throw new Refusal(decision.reason);
  return {
    ...fee,
    ...decision.to,
    depositorName: last?.name ?? '',
    depositDay: last?.day ?? null,
  };
}

/** What the log says of a fee's money. */
const payment = (fee: Fee) => ({
  paidAmount: fee.paidAmount,
  paymentStatus: feeAccount(fee).status,
});

const bookingOf = ({ rowId, part: { bill, amount } }: Paying) =>
  bill.kind === 'mock'
    ? [
        {
          rowId,
          studentId: bill.studentId,
          entryId: null,
          registrationId: bill.registrationId,
          amount,
        },
      ]
    : [];

/** Confirms the fees that these rows pay whole. */
export async function payFees(
  tx: Tx,
  paying: readonly Paying[],
  { now }: BookingCall,
): Promise<Done & { students: StudentId[] }> {
  const byFee = new Map<MockRegistrationId, Paying>();
  for (const one of paying)
    if (one.part.bill.kind === 'mock') byFee.set(one.part.bill.registrationId, one);
  if (byFee.size === 0) return { operation: [], audit: [], students: [] };
  const rows = await lockFees(tx, [...byFee.keys()]);
  const changes = rows.map(({ id, fee, studentId }) => ({
    id,
    studentId,
    before: fee,
    fee: paidFee(fee, byFee.get(id)?.line),
  }));
  const paid = await watchRows(
    tx,
    keptFees,
    changes.map(({ id }) => id),
  );
  await writeFees(tx, changes, now);
  await insertBookings(tx, paying.flatMap(bookingOf));
  return {
    students: changes.map(({ studentId }) => studentId),
    operation: await paid(),
    audit: changes.map(({ id, before, fee }) => ({
      action: 'change-mock-payments',
      entity: 'mock-registrations',
      entityId: id,
      subject: fee.name,
      before: { ...payment(before), depositorName: before.depositorName },
      after: { ...payment(fee), depositorName: fee.depositorName },
    })),
  };
}
