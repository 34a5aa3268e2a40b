import { settleBill, type DepositEntry, type DepositRow } from '@academy/domain/deposits';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { addWon, timesWon, won } from '@academy/domain/money';
import { bySeat } from '@academy/domain/students';
import { dayOfMonth, type CalendarMonth } from '@academy/domain/time';
import { and, asc, between, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { depositEntries, managers, mealBills, monthCloses, reservations, students } from '../db/schema';
import { readLunchSettings } from './lunch-settings-db';

type Line = Pick<DepositEntry, 'kind' | 'amount' | 'day' | 'depositorName' | 'byName' | 'voidedAt'> & { studentId: StudentId };

/** Who has a line of the ledger in a month that is not voided. */
const withMoney = (db: Db | Tx, month: CalendarMonth) =>
  db.select({ id: depositEntries.studentId }).from(depositEntries).where(and(eq(depositEntries.month, month), isNull(depositEntries.voidedAt)));

async function readBilledRows(db: Db | Tx, month: CalendarMonth, only?: readonly StudentId[]) {
  const eaten = db.select({
    studentId: reservations.studentId,
    lunch: sql<number>`(count(*) filter (where ${reservations.lunch}))::int`.as('lunch_count'),
    dinner: sql<number>`(count(*) filter (where ${reservations.dinner}))::int`.as('dinner_count'),
  }).from(reservations).where(and(between(reservations.date, dayOfMonth(month, 1), dayOfMonth(month, 31)), only && inArray(reservations.studentId, [...only]))).groupBy(reservations.studentId).as('eaten');
  // Whose money is in the books stays in them, also after the student is deleted.
  const inBooks = or(isNotNull(mealBills.closedTotal), inArray(students.id, withMoney(db, month)));
  const eats = and(isNull(students.deletedAt), or(sql`${eaten.lunch} > 0`, sql`${eaten.dinner} > 0`));
  const closed = db.select({ month: monthCloses.month }).from(monthCloses).where(and(eq(monthCloses.month, month), isNull(monthCloses.reopenedAt)));
  return db.select({
    id: students.id, name: students.name, seat: students.seat, grade: students.grade, school: students.school, phoneTail: sql<string>`right(${students.phone}, 4)`, status: students.status,
    lunchPrice: mealBills.lunchPrice, dinnerPrice: mealBills.dinnerPrice, closedTotal: mealBills.closedTotal, isClosed: sql<boolean>`exists (${closed})`,
    lunchCount: sql<number>`coalesce(${mealBills.closedLunch}, ${eaten.lunch}, 0)`, dinnerCount: sql<number>`coalesce(${mealBills.closedDinner}, ${eaten.dinner}, 0)`,
  }).from(students)
    .leftJoin(eaten, eq(eaten.studentId, students.id))
    .leftJoin(mealBills, and(eq(mealBills.studentId, students.id), eq(mealBills.month, month)))
    .where(only ? inArray(students.id, [...only]) : or(inBooks, eats));
}

async function readLines(db: Db | Tx, month: CalendarMonth, only?: readonly StudentId[]): Promise<Line[]> {
  const rows = await db.select({
    studentId: depositEntries.studentId, kind: depositEntries.kind, amount: depositEntries.amount, day: depositEntries.day, depositorName: depositEntries.depositorName, byName: managers.name,
  }).from(depositEntries)
    .leftJoin(managers, eq(managers.id, depositEntries.createdBy))
    .where(and(eq(depositEntries.month, month), isNull(depositEntries.voidedAt), only && inArray(depositEntries.studentId, [...only])))
    .orderBy(asc(depositEntries.id));
  return rows.map((row) => ({ ...row, voidedAt: null }));
}

/**
 * Everybody whom a month concerns: who has meals, a closed bill or money in it, in the academy's order, each with their account. With `only`: these
 * students, whatever they have. Three queries, however many there are.
 */
export async function readBilledMonth(db: Db | Tx, month: CalendarMonth, only?: readonly StudentId[]) {
  const settings = await readLunchSettings(db);
  const rows = await readBilledRows(db, month, only);
  const lines = groupBy(await readLines(db, month, only), ({ studentId }) => studentId);
  return rows.map(({ closedTotal, isClosed, ...row }) => {
    // Until the first save freezes a student's prices, today's are asked.
    const prices = { lunchPrice: row.lunchPrice ?? settings.lunchPrice, dinnerPrice: row.dinnerPrice ?? settings.dinnerPrice };
    const counted = isClosed ? won(0) : addWon(timesWon(prices.lunchPrice, row.lunchCount), timesWon(prices.dinnerPrice, row.dinnerCount));
    const own = lines.get(row.id) ?? [];
    const billedMeals = closedTotal ?? counted;
    return { ...row, ...prices, billedMeals, account: settleBill(billedMeals, own), lastDeposit: own.findLast(({ kind }) => kind === 'deposit') };
  }).toSorted(bySeat);
}

export type BilledStudent = Awaited<ReturnType<typeof readBilledMonth>>[number];

/** A student of the month as the 입금 tab and its file show them. */
export const depositRowOf = ({ id, lastDeposit, ...row }: BilledStudent): DepositRow => ({
  ...row, studentId: id, depositorName: lastDeposit?.depositorName ?? '', day: lastDeposit?.day ?? null, byName: lastDeposit?.byName ?? null,
});
