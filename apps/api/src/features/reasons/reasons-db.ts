import type { ReasonId, StudentId } from '@academy/domain/ids';
import type { AbsenceReason, ReasonDraft, ReasonStatus } from '@academy/domain/reasons';
import { dayOfMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { absenceReasons } from '../../db/schema';
import { readReasons } from '../../shared/schedule/reasons-db';

interface Asked {
  studentId: StudentId;
  date: CalendarDay | undefined;
  status: ReasonStatus | undefined;
  size: number;
  lastId: ReasonId | undefined;
}

/** One slice of a student's reasons: those after `lastId` in the list's order. */
export async function readSlice(
  db: Db,
  { studentId, date, status, size, lastId }: Asked,
): Promise<{ content: AbsenceReason[]; hasNext: boolean }> {
  const after =
    lastId &&
    sql`(${absenceReasons.date}, ${absenceReasons.id}) < (select last.date, last.id from absence_reasons last where last.id = ${lastId} and last.student_id = ${studentId})`;
  const where = and(
    date && eq(absenceReasons.date, date),
    status && eq(absenceReasons.status, status),
    after,
  );
  const rows = await readReasons(db, { studentId, where, limit: size + 1 });
  return { content: rows.slice(0, size), hasNext: rows.length > size };
}

/** How many of a month's days have a reason that is not withdrawn, each reason counted. */
export const countOfMonth = (db: Db, studentId: StudentId, month: CalendarMonth): Promise<number> =>
  db.$count(
    absenceReasons,
    and(
      eq(absenceReasons.studentId, studentId),
      ne(absenceReasons.status, 'WITHDRAWN'),
      between(absenceReasons.date, dayOfMonth(month, 1), dayOfMonth(month, 31)),
    ),
  );

/** Whose reason it is. */
export async function ownerOf(tx: Tx, id: ReasonId): Promise<StudentId | null> {
  const [row] = await tx
    .select({ studentId: absenceReasons.studentId })
    .from(absenceReasons)
    .where(eq(absenceReasons.id, id));
  return row?.studentId ?? null;
}

export async function readReason(
  tx: Tx,
  studentId: StudentId,
  id: ReasonId,
): Promise<AbsenceReason> {
  const [reason] = await readReasons(tx, { studentId, where: eq(absenceReasons.id, id) });
  if (!reason) throw new Error(`reason ${id} is not the student's`);
  return reason;
}

export async function changeReason(
  tx: Tx,
  id: ReasonId,
  change: Partial<ReasonDraft> & { status?: ReasonStatus },
  now: Date,
): Promise<void> {
  await tx
    .update(absenceReasons)
    .set({ ...change, version: sql`${absenceReasons.version} + 1`, updatedAt: now })
    .where(eq(absenceReasons.id, id));
}
