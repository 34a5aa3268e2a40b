import type { ManagerId, ReasonId, ScheduleId, StudentId } from '@academy/domain/ids';
import type { ReasonDraft } from '@academy/domain/reasons';
import type { CalendarDay } from '@academy/domain/time';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { absenceReasons, regularSchedules } from '../../../db/schema';
import { keptRows } from '../../../shared/operations/kept-rows-db';
import { readReasonsWhere } from '../../../shared/schedule/reasons-db';
import { readSchedulesWhere } from '../../../shared/schedule/schedules-db';
import { lockStudents } from '../../../shared/students/students-db';

/**
 * Whose schedules these are, with all those students locked: what is read next stays true until the
 * transaction ends.
 */
export async function lockOwnersOfSchedules(
  tx: Tx,
  ids: readonly ScheduleId[],
): Promise<Map<StudentId, string>> {
  const owners = await tx
    .selectDistinct({ id: regularSchedules.studentId })
    .from(regularSchedules)
    .where(inArray(regularSchedules.id, [...ids]));
  return lockStudents(
    tx,
    owners.map(({ id }) => id),
  );
}

export async function lockOwnersOfReasons(
  tx: Tx,
  ids: readonly ReasonId[],
): Promise<Map<StudentId, string>> {
  const owners = await tx
    .selectDistinct({ id: absenceReasons.studentId })
    .from(absenceReasons)
    .where(inArray(absenceReasons.id, [...ids]));
  return lockStudents(
    tx,
    owners.map(({ id }) => id),
  );
}

/** These schedules, and the ones that they are to replace. */
export const readWithReplaced = (tx: Tx, ids: readonly ScheduleId[]) => {
  const replaced = tx
    .select({ id: regularSchedules.replacesId })
    .from(regularSchedules)
    .where(inArray(regularSchedules.id, [...ids]));
  return readSchedulesWhere(
    tx,
    or(inArray(regularSchedules.id, [...ids]), inArray(regularSchedules.id, replaced)),
  );
};

export const readReasonsById = (tx: Tx, ids: readonly ReasonId[]) =>
  readReasonsWhere(tx, inArray(absenceReasons.id, [...ids]));

/** All that these students reported, for any day. */
export const readReasonsOfStudents = (tx: Tx, ids: readonly StudentId[]) =>
  readReasonsWhere(tx, inArray(absenceReasons.studentId, [...ids]));

/** What a student reported for a day. */
export const readReasonsOfDay = (tx: Tx, studentId: StudentId, date: CalendarDay) =>
  readReasonsWhere(tx, and(eq(absenceReasons.studentId, studentId), eq(absenceReasons.date, date)));

interface ReasonDecision {
  status: 'APPROVED' | 'REJECTED';
  rejectReason: string | null;
  by: ManagerId;
  now: Date;
}

export async function decideReasonRows(
  tx: Tx,
  ids: readonly ReasonId[],
  { status, rejectReason, by, now }: ReasonDecision,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(absenceReasons)
    .set({
      status,
      rejectReason,
      decidedBy: by,
      decidedAt: now,
      updatedAt: now,
      version: sql`${absenceReasons.version} + 1`,
    })
    .where(inArray(absenceReasons.id, [...ids]));
}

/** Reasons as operations keep them. */
export const keptReasons = keptRows(absenceReasons, {
  only: [
    'id',
    'studentId',
    'date',
    'type',
    'status',
    'rejectReason',
    'decidedBy',
    'decidedAt',
    'version',
  ],
  versions: true,
});

/**
 * A reason that a manager hands in for a student: decided the moment it is written
 * (`isRegisteredByManager`).
 */
export async function insertReasonFor(
  tx: Tx,
  studentId: StudentId,
  draft: ReasonDraft,
  { by, now }: { by: ManagerId; now: Date },
): Promise<ReasonId> {
  const [row] = await tx
    .insert(absenceReasons)
    .values({
      ...draft,
      studentId,
      status: 'APPROVED',
      decidedBy: by,
      decidedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: absenceReasons.id });
  if (!row) throw new Error('the reason was not inserted');
  return row.id;
}
