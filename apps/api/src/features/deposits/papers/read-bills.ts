import { groupBy } from '@academy/domain/collections';
import {
  fitsMonth,
  sheetAdjustments,
  type BillSheet,
  type MonthBills,
  type MonthFilter,
} from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { invoiceOf, paymentWindow, type Meal, type Reservation } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import type { CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import {
  depositRowOf,
  readBilledMonth,
  type BilledStudent,
} from '../../../shared/bills/billed-months-db';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readDays, readNamed } from './papers-db';
import { dayNumberOf } from '@academy/domain/time';

type Named = Awaited<ReturnType<typeof readNamed>>[number];

function sheetOf(
  month: CalendarMonth,
  bill: BilledStudent,
  days: readonly Reservation[],
  lines: readonly Named[],
): BillSheet {
  const invoice = invoiceOf({ reservations: days, month, bill });
  const mealOf = (meal: Meal) => ({
    days: days.filter((day) => day[meal]).map(({ date }) => dayNumberOf(date)),
    parts: [...invoice[meal].parts],
  });
  const byHand = lines.filter((line) => line.kind === 'adjustment' && line.byHand);
  return {
    studentId: bill.id,
    name: bill.name,
    seat: bill.seat,
    grade: bill.grade,
    lunch: mealOf('lunch'),
    dinner: mealOf('dinner'),
    adjustments: sheetAdjustments(
      invoice.total,
      byHand.map(({ amount, note }) => ({ amount, reason: note })),
      bill.account.billed,
    ),
    payments: lines.flatMap(({ kind, amount, day, depositorName }) =>
      kind === 'deposit' || kind === 'refund'
        ? [{ kind, amount: won(amount), day, depositorName }]
        : [],
    ),
    account: bill.account,
  };
}

/**
 * Statements and receipts of a month: of one student, or of all in the filter. A fixed number of
 * queries.
 */
export async function readBills(
  db: Db,
  month: CalendarMonth,
  { studentId, ...filter }: MonthFilter & { studentId?: StudentId | undefined },
  now: Date,
): Promise<MonthBills> {
  const settings = await readLunchSettings(db);
  const all = await readBilledMonth(db, month, studentId && [studentId]);
  const billed = studentId
    ? all
    : all.filter((one) => fitsMonth(depositRowOf(one), one.account.state, filter));
  const ids = billed.map(({ id }) => id);
  const daysOf = groupBy(await readDays(db, month, ids), (row) => row.studentId);
  const linesOf = groupBy(await readNamed(db, month, ids), (row) => row.studentId);
  const { bankName, accountNumber, accountHolder } = settings;
  return {
    month,
    asOf: now.toISOString(),
    bank: { bankName, accountNumber, accountHolder },
    payment: paymentWindow(settings, month),
    bills: billed.map((bill) =>
      sheetOf(month, bill, daysOf.get(bill.id) ?? [], linesOf.get(bill.id) ?? []),
    ),
  };
}
