import type { StudentId } from '@academy/domain/ids';
import { feeAccount } from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import {
  feeName,
  mealsBillName,
  STATEMENT_MONTHS_BACK,
  type HandConfirmed,
  type OpenBill,
} from '@academy/domain/statements';
import {
  dayOfMonth,
  seoulDay,
  seoulMonth,
  shiftDay,
  shiftMonth,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import { and, asc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import {
  depositEntries,
  mockExams,
  mockRegistrations,
  statementBookings,
  statementRows,
} from '../../db/schema';
import { readMealBooks } from '../../shared/bills/meal-books-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';

/** The months whose bills are waited for, the oldest first. */
export function waitedMonths(now: Date): CalendarMonth[] {
  const current = seoulMonth(now);
  return Array.from({ length: STATEMENT_MONTHS_BACK + 2 }, (_, at) =>
    shiftMonth(current, at - STATEMENT_MONTHS_BACK),
  );
}

/** Money for a month's meals comes from the month before on. */
const mealsFrom = (month: CalendarMonth): CalendarDay => dayOfMonth(shiftMonth(month, -1), 1);
/** Money for a fee comes a few days before the registration at the earliest. */
const feeFrom = (registeredAt: Date): CalendarDay =>
  shiftDay(seoulDay(registeredAt), -BEFORE_REGISTERING);
const BEFORE_REGISTERING = 7;

async function readMealBills(db: Db | Tx, now: Date, only?: readonly StudentId[]) {
  const months = waitedMonths(now);
  const books = await readMealBooks(db, { months, only, settings: await readLunchSettings(db) });
  return months.flatMap((month) =>
    [...books.students].flatMap((studentId): OpenBill[] => {
      const { account, priced } = books.bookOf(studentId, month);
      if (account.billed === 0 || !priced) return [];
      const waited = account.state !== 'refunded';
      return [
        {
          bill: { kind: 'meals', studentId, month },
          title: mealsBillName(month),
          owed: won(waited ? Math.max(0, -account.balance) : 0),
          from: mealsFrom(month),
        },
      ];
    }),
  );
}

async function readFees(db: Db | Tx, only?: readonly StudentId[]): Promise<OpenBill[]> {
  const rows = await db
    .select({
      registrationId: mockRegistrations.id,
      studentId: mockRegistrations.studentId,
      fee: mockRegistrations.fee,
      paidAmount: mockRegistrations.paidAmount,
      refundedAmount: mockRegistrations.refundedAmount,
      canceledAt: mockRegistrations.canceledAt,
      registeredAt: mockRegistrations.registeredAt,
      title: mockExams.title,
    })
    .from(mockRegistrations)
    .innerJoin(mockExams, eq(mockExams.id, mockRegistrations.mockExamId))
    .where(
      and(
        isNull(mockRegistrations.canceledAt),
        eq(mockRegistrations.paymentStatus, 'unpaid'),
        only && inArray(mockRegistrations.studentId, [...only]),
      ),
    )
    .orderBy(asc(mockRegistrations.id));
  return rows.map(({ registrationId, studentId, registeredAt, title, ...amounts }) => ({
    bill: { kind: 'mock', studentId, registrationId },
    title: feeName(title),
    owed: feeAccount(amounts).due,
    from: feeFrom(registeredAt),
  }));
}

/**
 * What money can pay, the oldest first, each above 0 won; fees only for accounts that may confirm
 * them.
 */
export async function readOpenBills(
  db: Db | Tx,
  { now, fees, only }: { now: Date; fees: boolean; only?: readonly StudentId[] },
): Promise<OpenBill[]> {
  const bills = [
    ...(await readMealBills(db, now, only)),
    ...(fees ? await readFees(db, only) : []),
  ];
  return bills.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

/** Deposits that managers confirmed by hand in these months. */
export async function readHandConfirmed(db: Db | Tx, now: Date): Promise<HandConfirmed[]> {
  const standing = (
    link: typeof statementBookings.entryId | typeof statementBookings.registrationId,
    id: typeof depositEntries.id | typeof mockRegistrations.id,
  ) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(statementBookings)
        .innerJoin(statementRows, eq(statementRows.id, statementBookings.rowId))
        .where(and(sql`${link} = ${id}`, isNull(statementRows.undoneAt))),
    );
  const entries = await db
    .select({
      studentId: depositEntries.studentId,
      amount: depositEntries.amount,
      day: depositEntries.day,
      month: depositEntries.month,
    })
    .from(depositEntries)
    .where(
      and(
        eq(depositEntries.kind, 'deposit'),
        isNull(depositEntries.voidedAt),
        inArray(depositEntries.month, waitedMonths(now)),
        standing(statementBookings.entryId, depositEntries.id),
      ),
    )
    .orderBy(asc(depositEntries.id));
  const fees = await db
    .select({
      studentId: mockRegistrations.studentId,
      amount: mockRegistrations.paidAmount,
      day: mockRegistrations.depositDay,
      registeredAt: mockRegistrations.registeredAt,
    })
    .from(mockRegistrations)
    .where(
      and(
        eq(mockRegistrations.paymentStatus, 'confirmed'),
        isNotNull(mockRegistrations.depositDay),
        standing(statementBookings.registrationId, mockRegistrations.id),
      ),
    )
    .orderBy(asc(mockRegistrations.id));
  return [
    ...entries.map(({ month, ...one }) => ({ ...one, from: mealsFrom(month) })),
    ...fees.map(({ registeredAt, ...one }) => ({ ...one, from: feeFrom(registeredAt) })),
  ].flatMap(({ day, amount, ...one }) =>
    day === null ? [] : [{ ...one, day, amount: won(amount) }],
  );
}
