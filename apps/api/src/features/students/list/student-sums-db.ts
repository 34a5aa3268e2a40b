import type { StudentId } from '@academy/domain/ids';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
<<<<<<< HEAD
import { depositEntries, mealBills, reservations, sessions } from '../../../db/schema';
import { isAmong } from '../../../db/schema/columns';

const counted = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const keyed = <Row extends { studentId: StudentId }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.studentId, row]));

/** Of these students, or of everybody. */
export interface SumsOf {
  month: CalendarMonth;
  only?: readonly StudentId[];
}

/** How many lunches and dinners each has in a month. */
export async function readMealCounts(tx: Tx, { month, only }: SumsOf) {
  const rows = await tx
    .select({
      studentId: reservations.studentId,
      lunch: counted(sql`${reservations.lunch}`),
      dinner: counted(sql`${reservations.dinner}`),
    })
    .from(reservations)
    .where(
      and(
        between(reservations.date, dayOfMonth(month, 1), dayOfMonth(month, 31)),
        only && isAmong(reservations.studentId, only),
      ),
    )
    .groupBy(reservations.studentId);
  return keyed(rows);
}

/** The month's prices as they were frozen, and what a closed month billed. */
export async function readMonthBills(tx: Tx, { month, only }: SumsOf) {
  const rows = await tx
    .select({
      studentId: mealBills.studentId,
      lunchPrice: mealBills.lunchPrice,
      dinnerPrice: mealBills.dinnerPrice,
      closedTotal: mealBills.closedTotal,
    })
    .from(mealBills)
    .where(and(eq(mealBills.month, month), only && isAmong(mealBills.studentId, only)));
  return keyed(rows);
}

export type EntryLine = Pick<DepositEntry, 'kind' | 'amount' | 'day' | 'voidedAt'> & {
  studentId: StudentId;
};

/** The lines of a month's ledger that stand. */
export async function readMonthEntries(tx: Tx, { month, only }: SumsOf): Promise<EntryLine[]> {
  const rows = await tx
    .select({
      studentId: depositEntries.studentId,
      kind: depositEntries.kind,
      amount: depositEntries.amount,
      day: depositEntries.day,
    })
    .from(depositEntries)
    .where(
      and(
        eq(depositEntries.month, month),
        isNull(depositEntries.voidedAt),
        only && isAmong(depositEntries.studentId, only),
      ),
    );
  return rows.map((row) => ({ ...row, voidedAt: null }));
}
=======
import { sessions } from '../../../db/schema';
>>>>>>> main

/**
 * When each signed in last. Logins are forgotten when they can no longer be used: whoever stayed
 * away for longer never signed in.
 */
export async function readLastLogins(
  tx: Tx,
  only?: readonly StudentId[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({
      id: sql<string>`${sessions.subjectId}::text`,
      at: sql<string>`max(${sessions.createdAt})`.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .where(
      and(inArray(sessions.subjectKind, ['student']), only && isAmong(sessions.subjectId, only)),
    )
    .groupBy(sessions.subjectId);
  return new Map(rows.map(({ id, at }) => [id, new Date(at).toISOString()]));
}
