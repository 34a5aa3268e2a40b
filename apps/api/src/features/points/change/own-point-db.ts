import type { ManagerId, PointId } from '@academy/domain/ids';
import { pointUndoneText } from '@academy/domain/points';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { pointObjections, studentPoints } from '../../../db/schema';
import { takeBackNotices } from '../../../shared/messages/notices-db';
import { Refusal } from '../../../http/errors/refusal';
import { lockStudents } from '../../../shared/students/students-db';
import { keptRows } from '../../../shared/operations/kept-rows-db';
import { withdrawConfirmations } from './confirmations-db';

export type LockedPoint = typeof studentPoints.$inferSelect & {
  studentName: string;
  objection: typeof pointObjections.$inferSelect | null;
};

/**
 * One point with its objection, its student locked until the transaction ends: whatever is done to
 * one student's points takes turns. 404 when there is none.
 */
export async function lockPoint(tx: Tx, id: PointId): Promise<LockedPoint> {
  const [owner] = await tx
    .select({ studentId: studentPoints.studentId })
    .from(studentPoints)
    .where(eq(studentPoints.id, id));
  if (!owner) throw new Refusal('not-found');
  const names = await lockStudents(tx, [owner.studentId], { alsoDeleted: true });
  const [row] = await tx
    .select()
    .from(studentPoints)
    .leftJoin(pointObjections, eq(pointObjections.pointId, studentPoints.id))
    .where(eq(studentPoints.id, id));
  if (!row) throw new Refusal('not-found');
  return {
    ...row.student_points,
    studentName: names.get(owner.studentId) ?? '',
    objection: row.point_objections,
  };
}

interface Voiding {
  reason: string;
  by: ManagerId;
  now: Date;
}

/**
 * Voids points that count. They stay in the history with the reason; a waiting objection is granted
 * by it. The caller holds the students.
 */
export async function voidPoints(
  tx: Tx,
  ids: readonly PointId[],
  { reason, by, now }: Voiding,
): Promise<void> {
  if (ids.length === 0) return;
  const voided = await tx
    .update(studentPoints)
    .set({ voidedAt: now, voidReason: reason, voidedBy: by })
    .where(and(inArray(studentPoints.id, [...ids]), isNull(studentPoints.voidedAt)))
    .returning({
      id: studentPoints.id,
      studentId: studentPoints.studentId,
      pointType: studentPoints.pointType,
    });
  await withdrawConfirmations(tx, voided);
  const lower = voided.filter(({ pointType }) => pointType === 'PENALTY');
  await takeBackNotices(
    tx,
    lower.map(({ studentId }) => ({ studentId, kind: 'step' })),
  );
  await tx
    .update(pointObjections)
    .set({ status: 'ACCEPTED', answer: reason, answeredAt: now, answeredBy: by })
    .where(and(inArray(pointObjections.pointId, [...ids]), eq(pointObjections.status, 'OPEN')));
}

/** Voids what giving gave, because the giving was taken back. */
export const takeBack = (
  tx: Tx,
  ids: readonly PointId[],
  voiding: Omit<Voiding, 'reason'>,
): Promise<void> => voidPoints(tx, ids, { ...voiding, reason: pointUndoneText });

export const rewordPoint = async (
  tx: Tx,
  id: PointId,
  words: { reason: string; memo: string },
): Promise<void> =>
  void (await tx.update(studentPoints).set(words).where(eq(studentPoints.id, id)));

/** Points that were given and count; whatever was said of them since. */
export const givenPoints = keptRows(studentPoints, {
  only: ['id', 'studentId'],
  counts: ({ voidedAt }) => voidedAt === null,
  name: 'given_points',
});

/** What managers change of a point: its words, whether it counts, the answer to its objection. */
export const pointStates = keptRows(studentPoints, {
  only: ['id', 'studentId', 'reason', 'memo', 'voidedAt', 'voidReason', 'voidedBy'],
  parts: { objections: [pointObjections, pointObjections.pointId] },
});
