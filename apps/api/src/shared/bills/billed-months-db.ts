import { awaitsMoney, type DepositRow, type ReportSeen } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { bySeat } from '@academy/domain/identity';
import type { CalendarMonth } from '@academy/domain/time';
import { isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { students } from '../../db/schema';
import { isAmong } from '../../db/schema/columns';
import { flatMapInTurns } from '../in-turns';
import { readLunchSettings } from '../settings/lunch-settings-db';
import { readMealBooks, type StudentBook } from './meal-books-db';
import { readReports } from './reported-deposits-db';

/** Whose money is in the books stays in them, also after the student is deleted. */
const isConcerned = ({ inBooks, lunchCount, dinnerCount }: StudentBook, deleted: boolean) =>
  inBooks || (!deleted && lunchCount + dinnerCount > 0);

/** The accounts of every student with something to bill in a month, in six queries. */
export async function readBilledAccounts(db: Db | Tx, month: CalendarMonth) {
  const settings = await readLunchSettings(db);
  const books = await readMealBooks(db, { months: [month], settings });
  const gone = await db
    .select({ id: students.id })
    .from(students)
    .where(isNotNull(students.deletedAt));
  const deleted = new Set(gone.map(({ id }) => id));
  return flatMapInTurns([...books.students], (id) => {
    const book = books.bookOf(id, month);
    return isConcerned(book, deleted.has(id)) ? [book.account] : [];
  });
}

/**
 * All students whom a month concerns: who has meals, a closed bill or money in it, in the academy's
 * order, each with their account. With `only`: these students, whatever they have. Seven queries,
 * however many there are.
 */
export async function readBilledMonth(
  db: Db | Tx,
  month: CalendarMonth,
  only?: readonly StudentId[],
) {
  const settings = await readLunchSettings(db);
  const books = await readMealBooks(db, { months: [month], settings, ...(only && { only }) });
  const rows = await db
    .select({
      id: students.id,
      name: students.name,
      seat: students.seat,
      grade: students.grade,
      school: students.school,
      phoneTail: sql<string>`right(${students.phone}, 4)`,
      status: students.status,
      depositorNames: students.depositorNames,
      deletedAt: students.deletedAt,
    })
    .from(students)
    .where(isAmong(students.id, only ?? books.students));
  const reports = await readReports(db, { month, ...(only && { studentIds: only }) });
  const reportOf = new Map(reports.map(({ studentId, ...report }) => [studentId, report]));
  const concerned = await flatMapInTurns(rows, (row) => {
    const book = books.bookOf(row.id, month);
    if (only === undefined && !isConcerned(book, row.deletedAt !== null)) return [];
    return [
      // `{ ...row, ...book }` is slow for long lists on Node 20.
      Object.assign(row, book, {
        lastDeposit: book.lines.findLast(({ kind }) => kind === 'deposit'),
        report: awaitsMoney(book.account.state) ? reportOf.get(row.id) : undefined,
      }),
    ];
  });
  return concerned.toSorted(bySeat);
}

export type BilledStudent = Awaited<ReturnType<typeof readBilledMonth>>[number];

const seenOf = ({ depositorName, amount, day }: ReportSeen): ReportSeen => ({
  depositorName,
  amount,
  day,
});

/**
 * A student of the month as the 입금 tab and its file show them. Field by field: to copy all but some
 * of them takes a list of ten thousand ten times as long.
 */
export const depositRowOf = (billed: BilledStudent): DepositRow => ({
  studentId: billed.id,
  name: billed.name,
  seat: billed.seat,
  grade: billed.grade,
  school: billed.school,
  phoneTail: billed.phoneTail,
  status: billed.status,
  lunchCount: billed.lunchCount,
  dinnerCount: billed.dinnerCount,
  account: billed.account,
  depositorName: billed.lastDeposit?.depositorName ?? '',
  depositorNames: billed.depositorNames,
  day: billed.lastDeposit?.day ?? null,
  byName: billed.lastDeposit?.byName ?? null,
  reported: billed.report ? seenOf(billed.report) : null,
});
