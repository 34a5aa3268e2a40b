import {
  attachmentsKeptFrom,
  UNUSED_ATTACHMENT_HOURS,
  type Attachment,
  type OwnAttachment,
} from '@academy/domain/attachments';
import type { AttachmentId, ReasonId, StudentId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import { and, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { absenceReasons, attachments, storedPictures, students } from '../../db/schema';

const HOUR_MS = 3_600_000;

/** Of a query on `absence_reasons`: each row's pictures in their order. */
export const attachmentsOfReason = sql<Attachment[]>`(
  select coalesce(json_agg(json_build_object('id', a.id::text, 'width', p.width, 'height', p.height) order by a.position), '[]'::json)
  from ${attachments} a join ${storedPictures} p on p.key = a.key where a.reason_id = ${absenceReasons}.id)`;

/** Writes down a picture that no reason has yet. */
export async function insertAttachment(
  tx: Tx,
  { studentId, ...picture }: { studentId: StudentId; key: string; width: number; height: number },
  now: Date,
): Promise<AttachmentId> {
  await tx.insert(storedPictures).values({ ...picture, createdAt: now });
  const [row] = await tx
    .insert(attachments)
    .values({ studentId, key: picture.key, createdAt: now })
    .returning({ id: attachments.id });
  if (!row) throw new Error('the picture was not inserted');
  return row.id;
}

/** A picture with whose it is, and the reason that has it. */
export async function readAttachment(db: Db | Tx, id: AttachmentId) {
  const [row] = await db
    .select({
      key: attachments.key,
      studentId: attachments.studentId,
      studentName: students.name,
      reasonId: attachments.reasonId,
    })
    .from(attachments)
    .innerJoin(students, eq(students.id, attachments.studentId))
    .where(eq(attachments.id, id));
  return row ?? null;
}

/** Which of these are the student's own, and which of them another reason has already. */
export async function readOwnAttachments(
  tx: Tx,
  { studentId, reasonId }: { studentId: StudentId; reasonId: ReasonId },
  ids: readonly AttachmentId[],
): Promise<OwnAttachment[]> {
  const rows = await tx
    .select({ id: attachments.id, reasonId: attachments.reasonId })
    .from(attachments)
    .where(and(eq(attachments.studentId, studentId), inArray(attachments.id, [...ids])))
    .for('update');
  return rows.map((row) => ({
    id: row.id,
    taken: row.reasonId !== null && row.reasonId !== reasonId,
  }));
}

/** Gives a reason exactly these pictures, in this order; what it had beside them is deleted. */
export async function writeAttachments(
  tx: Tx,
  reasonId: ReasonId,
  ids: readonly AttachmentId[],
): Promise<void> {
  await tx
    .delete(attachments)
    .where(and(eq(attachments.reasonId, reasonId), notInArray(attachments.id, [...ids])));
  for (const [index, id] of ids.entries())
    await tx
      .update(attachments)
      .set({ reasonId, position: index + 1 })
      .where(eq(attachments.id, id));
}

export const eraseAttachments = (tx: Tx, studentId: StudentId) =>
  tx.delete(attachments).where(eq(attachments.studentId, studentId));

/**
 * Deletes what is kept no longer: a picture that no reason took within a day, and those of a reason
 * whose day lies half a year back or that was withdrawn. The files follow (`sweep-pictures-db.ts`).
 */
export async function sweepAttachments(db: Db, now: Date): Promise<void> {
  const over = db
    .select({ id: absenceReasons.id })
    .from(absenceReasons)
    .where(
      or(
        lt(absenceReasons.date, attachmentsKeptFrom(seoulDay(now))),
        eq(absenceReasons.status, 'WITHDRAWN'),
      ),
    );
  await db
    .delete(attachments)
    .where(
      or(
        and(
          isNull(attachments.reasonId),
          lt(attachments.createdAt, new Date(now.getTime() - UNUSED_ATTACHMENT_HOURS * HOUR_MS)),
        ),
        inArray(attachments.reasonId, over),
      ),
    );
}
