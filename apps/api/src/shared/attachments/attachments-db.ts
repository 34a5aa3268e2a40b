import {
  attachmentsKeptFrom,
  UNUSED_ATTACHMENT_HOURS,
  type Attachment,
  type OwnAttachment,
} from '@academy/domain/attachments';
import type { AttachmentId, ReasonId, ScheduleId, StudentId } from '@academy/domain/ids';
import { instantAt, seoulDay } from '@academy/domain/time';
import { and, eq, inArray, isNotNull, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import {
  absenceReasons,
  attachments,
  regularSchedules,
  storedPictures,
  students,
} from '../../db/schema';

const HOUR_MS = 3_600_000;

/** What has pictures. */
export type AttachmentHolder = { reasonId: ReasonId } | { scheduleId: ScheduleId };

const heldBy = (holder: AttachmentHolder): SQL =>
  'reasonId' in holder
    ? eq(attachments.reasonId, holder.reasonId)
    : eq(attachments.scheduleId, holder.scheduleId);

const inOrder = sql`coalesce(json_agg(json_build_object('id', a.id::text, 'width', p.width, 'height', p.height) order by a.position), '[]'::json)
  from ${attachments} a join ${storedPictures} p on p.key = a.key`;

/** Of a query on `absence_reasons`: each row's pictures in their order. */
export const attachmentsOfReason = sql<
  Attachment[]
>`(select ${inOrder} where a.reason_id = ${absenceReasons}.id)`;

/** The same of a query on `regular_schedules`. */
export const attachmentsOfSchedule = sql<
  Attachment[]
>`(select ${inOrder} where a.schedule_id = ${regularSchedules}.id)`;

/** Writes down a picture that nothing has yet. */
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

/** A picture with whose it is, and whether a reason or a schedule has it. */
export async function readAttachment(db: Db | Tx, id: AttachmentId) {
  const [row] = await db
    .select({
      key: attachments.key,
      studentId: attachments.studentId,
      studentName: students.name,
      taken: sql<boolean>`${attachments.position} > 0`,
    })
    .from(attachments)
    .innerJoin(students, eq(students.id, attachments.studentId))
    .where(eq(attachments.id, id));
  return row ?? null;
}

interface OwnPictures {
  studentId: StudentId;
  to: AttachmentHolder;
  from: ScheduleId | undefined;
}

/** Which of these are the student's own, and which of them something else has already. */
export async function readOwnAttachments(
  tx: Tx,
  { studentId, to, from }: OwnPictures,
  ids: readonly AttachmentId[],
): Promise<OwnAttachment[]> {
  const free = or(
    eq(attachments.position, 0),
    heldBy(to),
    from && eq(attachments.scheduleId, from),
  );
  return tx
    .select({ id: attachments.id, taken: sql<boolean>`not coalesce(${free}, false)` })
    .from(attachments)
    .where(and(eq(attachments.studentId, studentId), inArray(attachments.id, [...ids])))
    .for('update');
}

/**
 * Gives a reason or a schedule exactly these pictures, in this order; what it had beside them is
 * deleted. One that something has keeps its place there and is copied.
 */
export async function writeAttachments(
  tx: Tx,
  to: AttachmentHolder,
  ids: readonly AttachmentId[],
): Promise<void> {
  await tx.delete(attachments).where(and(heldBy(to), notInArray(attachments.id, [...ids])));
  for (const [index, id] of ids.entries()) {
    const place = { ...to, position: index + 1 };
    const moved = await tx
      .update(attachments)
      .set(place)
      .where(and(eq(attachments.id, id), or(eq(attachments.position, 0), heldBy(to))))
      .returning({ id: attachments.id });
    if (moved.length > 0) continue;
    const { studentId, key, createdAt } = attachments;
    const rows = await tx
      .select({ studentId, key, createdAt })
      .from(attachments)
      .where(eq(attachments.id, id));
    await tx.insert(attachments).values(rows.map((row) => ({ ...row, ...place })));
  }
}

/** Gives what continues a schedule its pictures as well; each goes on its own from then on. */
export async function copyAttachments(
  tx: Tx,
  from: ScheduleId,
  to: AttachmentHolder,
): Promise<void> {
  const { studentId, key, createdAt, position } = attachments;
  const rows = await tx
    .select({ studentId, key, createdAt, position })
    .from(attachments)
    .where(heldBy({ scheduleId: from }));
  if (rows.length > 0) await tx.insert(attachments).values(rows.map((row) => ({ ...row, ...to })));
}

export const eraseAttachments = (tx: Tx, studentId: StudentId) =>
  tx.delete(attachments).where(eq(attachments.studentId, studentId));

/**
 * Deletes what is kept no longer. A picture that nothing took within a day; those of a reason whose
 * day lies half a year back or that was withdrawn; those of a schedule that were uploaded half a
 * year ago, and of one that a manager cancelled, a day later: that can be taken back. The files
 * follow (`sweep-pictures-db.ts`).
 */
export async function sweepAttachments(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - UNUSED_ATTACHMENT_HOURS * HOUR_MS);
  const keptFrom = attachmentsKeptFrom(seoulDay(now));
  const reasonsOver = db
    .select({ id: absenceReasons.id })
    .from(absenceReasons)
    .where(or(lt(absenceReasons.date, keptFrom), eq(absenceReasons.status, 'WITHDRAWN')));
  const schedulesOver = db
    .select({ id: regularSchedules.id })
    .from(regularSchedules)
    .where(and(eq(regularSchedules.status, 'CANCELLED'), lt(regularSchedules.updatedAt, dayAgo)));
  await db
    .delete(attachments)
    .where(
      or(
        and(eq(attachments.position, 0), lt(attachments.createdAt, dayAgo)),
        inArray(attachments.reasonId, reasonsOver),
        inArray(attachments.scheduleId, schedulesOver),
        and(isNotNull(attachments.scheduleId), lt(attachments.createdAt, instantAt(keptFrom, 0))),
      ),
    );
}
