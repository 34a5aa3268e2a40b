import type { Attachment } from '@academy/domain/attachments';
import type { ReasonId, StudentId } from '@academy/domain/ids';
import { receiptNumber, type AbsenceReason, type ReasonDraft } from '@academy/domain/reasons';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { absenceReasons, managers } from '../../db/schema';
import { attachmentsOfReason } from '../attachments/attachments-db';

type Row = typeof absenceReasons.$inferSelect;

/**
 * A reason with its receipt's number: the day on which it was submitted in Korea, and its id. Who
 * only counts reasons leaves the pictures out.
 */
export function toReason(
  { decidedBy: _by, studentId: _student, createdAt, updatedAt, decidedAt, ...row }: Row,
  decidedByName: string | null = null,
  attachments: Attachment[] = [],
): AbsenceReason {
  return {
    ...row,
    decidedByName,
    attachments,
    receiptNumber: receiptNumber(seoulDay(createdAt), row.id),
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const WITH_ALL = {
  reason: absenceReasons,
  decidedByName: managers.name,
  attachments: attachmentsOfReason,
};

export type OwnedReason = AbsenceReason & { studentId: StudentId };

/** Reasons with whose they are, the oldest first: one query, whatever their number. */
export async function readReasonsWhere(
  db: Db | Tx,
  where: SQL | undefined,
): Promise<OwnedReason[]> {
  const rows = await db
    .select(WITH_ALL)
    .from(absenceReasons)
    .leftJoin(managers, eq(managers.id, absenceReasons.decidedBy))
    .where(where)
    .orderBy(asc(absenceReasons.createdAt), asc(absenceReasons.id));
  return rows.map(({ reason, decidedByName, attachments }) => ({
    ...toReason(reason, decidedByName, attachments),
    studentId: reason.studentId,
  }));
}

interface Wanted {
  studentId: StudentId;
  /** Which of the student's reasons; all when left out. */
  where?: SQL | undefined;
  limit?: number;
}

/** A student's reasons, newest day first, of one day the newest first. */
export async function readReasons(
  db: Db | Tx,
  { studentId, where, limit = 1000 }: Wanted,
): Promise<AbsenceReason[]> {
  const rows = await db
    .select(WITH_ALL)
    .from(absenceReasons)
    .leftJoin(managers, eq(managers.id, absenceReasons.decidedBy))
    .where(and(eq(absenceReasons.studentId, studentId), where))
    .orderBy(desc(absenceReasons.date), desc(absenceReasons.id))
    .limit(limit);
  return rows.map(({ reason, decidedByName, attachments }) =>
    toReason(reason, decidedByName, attachments),
  );
}

/** What the student's guardian has sent, newest day first. */
export const readGuardianReasons = (tx: Tx, studentId: StudentId, limit: number) =>
  readReasons(tx, { studentId, where: eq(absenceReasons.byGuardian, true), limit });

/** What holds, or held, for one day. */
export const readReasonsOfDate = (
  tx: Tx,
  studentId: StudentId,
  date: CalendarDay,
): Promise<AbsenceReason[]> => readReasons(tx, { studentId, where: eq(absenceReasons.date, date) });

/** A reason that waits: the student's own, or their guardian's. */
export async function insertReason(
  tx: Tx,
  studentId: StudentId,
  draft: ReasonDraft,
  { byGuardian = false, now }: { byGuardian?: boolean; now: Date },
): Promise<ReasonId> {
  const [row] = await tx
    .insert(absenceReasons)
    .values({ ...draft, studentId, byGuardian, status: 'PENDING', createdAt: now, updatedAt: now })
    .returning({ id: absenceReasons.id });
  if (!row) throw new Error('the reason was not inserted');
  return row.id;
}
