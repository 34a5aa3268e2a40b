import type { Attachment } from '@academy/domain/attachments';
import type { StudentId } from '@academy/domain/ids';
import type { RegularSchedule } from '@academy/domain/schedule';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, regularSchedules } from '../../db/schema';
import { attachmentsOfSchedule } from '../attachments/attachments-db';

type Row = typeof regularSchedules.$inferSelect;

/** `endedAt`: the student ended it, so its last date is not the one that was asked for. */
export type StoredSchedule = RegularSchedule & { endedAt: Date | null };

/** A row as students and managers read it. */
export function toSchedule(
  { fromTime, toTime, decidedBy: _by, studentId: _student, ...row }: Row,
  decidedByName: string | null = null,
  attachments: Attachment[] = [],
): StoredSchedule {
  return {
    ...row,
    from: fromTime,
    to: toTime,
    decidedByName,
    attachments,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type OwnedSchedule = StoredSchedule & { studentId: StudentId };

/** Schedules with whose they are, by first day and id: one query, whatever their number. */
export async function readSchedulesWhere(
  db: Db | Tx,
  where: SQL | undefined,
): Promise<OwnedSchedule[]> {
  const rows = await db
    .select({
      schedule: regularSchedules,
      decidedByName: managers.name,
      attachments: attachmentsOfSchedule,
    })
    .from(regularSchedules)
    .leftJoin(managers, eq(managers.id, regularSchedules.decidedBy))
    .where(where)
    .orderBy(asc(regularSchedules.firstDate), asc(regularSchedules.id));
  return rows.map(({ schedule, decidedByName, attachments }) => ({
    ...toSchedule(schedule, decidedByName, attachments),
    studentId: schedule.studentId,
  }));
}

/**
 * A student's schedules, by first day and id; all of them, in every state, unless `where` says
 * which.
 */
export async function readSchedules(
  db: Db | Tx,
  studentId: StudentId,
  where?: SQL,
): Promise<StoredSchedule[]> {
  return (await readSchedulesWhere(db, and(eq(regularSchedules.studentId, studentId), where))).map(
    ({ studentId: _student, ...schedule }) => schedule,
  );
}
