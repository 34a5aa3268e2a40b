import type { PointId, StudentId } from '@academy/domain/ids';
import { confirmationWords } from '@academy/domain/messages';
import type { OwnConfirmation } from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { studentPoints as p } from '../../../db/schema';
import { takeBackAnswers } from '../../../shared/messages/push-db';
import { studentsAsked } from '../lists/issued-db';

async function readWhere(db: Db | Tx, where: SQL): Promise<OwnConfirmation[]> {
  const rows = await db
    .select({
      pointId: p.id,
      at: p.confirmedAt,
      point: { incidentDate: p.incidentDate, points: p.points, reason: p.reason },
    })
    .from(p)
    .where(and(where, eq(p.asksConfirmation, true)))
    .orderBy(desc(p.incidentDate), desc(p.id));
  return rows.map(({ at, ...row }) => ({ ...row, at: at?.toISOString() ?? null }));
}

/** What a student is or was asked to confirm, without what was voided. */
export async function readOwnConfirmations(db: Db, studentId: StudentId) {
  const where = and(eq(p.studentId, studentId), isNull(p.voidedAt));
  return where ? readWhere(db, where) : [];
}

export async function readConfirmation(tx: Tx, pointId: PointId): Promise<OwnConfirmation> {
  const [confirmation] = await readWhere(tx, eq(p.id, pointId));
  if (!confirmation) throw new Error('the point that was just confirmed asks for nothing');
  return confirmation;
}

const KIND = 'point-confirmation';

/** What the notification of a point, and a reminder of all that a student has open, is kept by. */
export const confirmationNews = {
  ofPoint: (pointId: PointId) => ({ kind: KIND, what: pointId, words: confirmationWords }) as const,
  ofDay: (studentId: StudentId, now: Date) =>
    ({
      kind: KIND,
      what: `student ${studentId} ${seoulDay(now)}`,
      words: confirmationWords,
    }) as const,
};

/** What asks for points that ask no more does not go out; a reminder when nothing is left open. */
export async function withdrawConfirmations(
  tx: Tx,
  points: readonly { id: PointId; studentId: StudentId }[],
): Promise<void> {
  if (points.length === 0) return;
  const students = [...new Set(points.map(({ studentId }) => studentId))];
  const asked = await studentsAsked(tx, students);
  await takeBackAnswers(tx, KIND, [
    ...points.map(({ id }) => id),
    ...students.filter((id) => !asked.has(id)).map((id) => `student ${id}`),
  ]);
}

export const writeConfirmation = async (tx: Tx, pointId: PointId, now: Date): Promise<void> =>
  void (await tx.update(p).set({ confirmedAt: now }).where(eq(p.id, pointId)));
