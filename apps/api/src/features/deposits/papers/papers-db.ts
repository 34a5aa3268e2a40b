import type { StudentId } from '@academy/domain/ids';
import { dayOfMonth, type CalendarMonth } from '@academy/domain/time';
import { and, asc, between, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { depositEntries, reservations, students } from '../../../db/schema';
import { isAmong } from '../../../db/schema/columns';

/** Who eats what on which days of the month. */
export const readDays = (db: Db, month: CalendarMonth, ids: readonly StudentId[]) =>
  db
    .select({
      studentId: reservations.studentId,
      date: reservations.date,
      lunch: reservations.lunch,
      dinner: reservations.dinner,
    })
    .from(reservations)
    .where(
      and(
        between(reservations.date, dayOfMonth(month, 1), dayOfMonth(month, 31)),
        isAmong(reservations.studentId, ids),
        or(reservations.lunch, reservations.dinner),
      ),
    )
    .orderBy(asc(reservations.date));

/** The lines of the ledger that a paper names one by one. */
export const readNamed = (db: Db, month: CalendarMonth, ids: readonly StudentId[]) =>
  db
    .select({
      studentId: depositEntries.studentId,
      kind: depositEntries.kind,
      amount: depositEntries.amount,
      day: depositEntries.day,
      note: depositEntries.note,
      byHand: depositEntries.byHand,
      depositorName: depositEntries.depositorName,
    })
    .from(depositEntries)
    .where(
      and(
        eq(depositEntries.month, month),
        inArray(depositEntries.kind, ['deposit', 'refund', 'adjustment']),
        isNull(depositEntries.voidedAt),
        isAmong(depositEntries.studentId, ids),
      ),
    )
    .orderBy(asc(depositEntries.day), asc(depositEntries.id));

/** Deposits and refunds whose money moved in a month, for any billed month. */
export const readReceipted = (db: Db, month: CalendarMonth) =>
  db
    .select({
      day: depositEntries.day,
      kind: sql<'deposit' | 'refund'>`${depositEntries.kind}`,
      amount: depositEntries.amount,
      month: depositEntries.month,
      depositorName: depositEntries.depositorName,
      name: students.name,
      seat: students.seat,
      cashReceiptNumber: students.cashReceiptNumber,
    })
    .from(depositEntries)
    .innerJoin(students, eq(students.id, depositEntries.studentId))
    .where(
      and(
        between(depositEntries.day, dayOfMonth(month, 1), dayOfMonth(month, 31)),
        inArray(depositEntries.kind, ['deposit', 'refund']),
        isNull(depositEntries.voidedAt),
      ),
    )
    .orderBy(asc(depositEntries.day), asc(depositEntries.id));

/** Who these students are, deleted ones too. */
export const readPeople = (db: Db, ids: readonly StudentId[]) =>
  db
    .select({
      studentId: students.id,
      name: students.name,
      seat: students.seat,
      grade: students.grade,
      phoneTail: sql<string>`right(${students.phone}, 4)`,
      deletedAt: students.deletedAt,
    })
    .from(students)
    .where(isAmong(students.id, ids));
