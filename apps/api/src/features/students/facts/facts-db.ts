import type { DepositEntry } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { type CalendarMonth, dayOfMonth, seoulMonth, shiftMonth } from '@academy/domain/time';
import { and, between, desc, eq, isNull, gte } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import {
  depositEntries,
  managers,
  reservations,
  studentPoints,
  absenceReasons,
} from '../../../db/schema';
import { pointColumns } from '../../../shared/points/point-columns-db';
import { readReasons } from '../../../shared/schedule/reasons-db';

/**
 * The days of these months on which a student eats or ate, and when each was changed last; days
 * taken back are among them.
 */
export const readDays = (tx: Tx, studentId: StudentId, first: CalendarMonth, last: CalendarMonth) =>
  tx
    .select({
      date: reservations.date,
      lunch: reservations.lunch,
      dinner: reservations.dinner,
      updatedAt: reservations.updatedAt,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.studentId, studentId),
        between(reservations.date, dayOfMonth(first, 1), dayOfMonth(last, 31)),
      ),
    )
    .orderBy(desc(reservations.date));

/** A student's whole ledger, newest line first. */
export async function readLedger(tx: Tx, studentId: StudentId): Promise<DepositEntry[]> {
  const rows = await tx
    .select({ entry: depositEntries, byName: managers.name })
    .from(depositEntries)
    .leftJoin(managers, eq(managers.id, depositEntries.createdBy))
    .where(eq(depositEntries.studentId, studentId))
    .orderBy(desc(depositEntries.id));
  return rows.map(({ entry, byName }) => ({
    ...entry,
    byName,
    createdAt: entry.createdAt.toISOString(),
    voidedAt: entry.voidedAt?.toISOString() ?? null,
  }));
}

/** The counting points, newest incident first. */
export const readPoints = (tx: Tx, studentId: StudentId) =>
  tx
    .select({
      ...pointColumns,
      asksConfirmation: studentPoints.asksConfirmation,
      confirmedAt: studentPoints.confirmedAt,
    })
    .from(studentPoints)
    .innerJoin(managers, eq(managers.id, studentPoints.issuedBy))
    .where(and(eq(studentPoints.studentId, studentId), isNull(studentPoints.voidedAt)))
    .orderBy(desc(studentPoints.incidentDate), desc(studentPoints.id));

/** The reasons of the last twelve months, this one included. */
export const readReasonsSince = (tx: Tx, studentId: StudentId, now: Date) =>
  readReasons(tx, {
    studentId,
    where: gte(absenceReasons.date, dayOfMonth(shiftMonth(seoulMonth(now), -11), 1)),
  });
