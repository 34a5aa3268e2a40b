import type { ManagerId, PointId, StudentId } from '@academy/domain/ids';
import type { Objection } from '@academy/domain/points';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { managers, pointObjections, studentPoints } from '../../../db/schema';

type Status = Objection['status'];

const answerFacts = (
  { at, answeredAt, answeredBy: _by, ...row }: typeof pointObjections.$inferSelect,
  answeredByName: string | null,
): Objection => ({
  ...row,
  at: at.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  answeredByName,
});

/** Objections with what they are about, newest first. */
async function readWhere(db: Db | Tx, where?: SQL) {
  const rows = await db
    .select({
      objection: pointObjections,
      answeredByName: managers.name,
      point: {
        incidentDate: studentPoints.incidentDate,
        points: studentPoints.points,
        reason: studentPoints.reason,
      },
    })
    .from(pointObjections)
    .innerJoin(studentPoints, eq(studentPoints.id, pointObjections.pointId))
    .leftJoin(managers, eq(managers.id, pointObjections.answeredBy))
    .where(where)
    .orderBy(desc(pointObjections.at), desc(pointObjections.pointId));
  return rows.map(({ objection, answeredByName, point }) => ({
    ...answerFacts(objection, answeredByName),
    point,
  }));
}

export const readObjections = (db: Db | Tx, status?: Status) =>
  readWhere(db, status && eq(pointObjections.status, status));

export const readOwnObjections = (db: Db | Tx, studentId: StudentId) =>
  readWhere(db, eq(studentPoints.studentId, studentId));

export async function readObjection(tx: Tx, pointId: PointId) {
  const [objection] = await readWhere(tx, eq(pointObjections.pointId, pointId));
  if (!objection) throw new Error('the objection that was just written is gone');
  return objection;
}

export const insertObjection = async (
  tx: Tx,
  objection: { pointId: PointId; text: string; at: Date },
): Promise<void> => void (await tx.insert(pointObjections).values(objection));

interface Answer {
  status: Status;
  answer: string;
  by: ManagerId;
  now: Date;
}

export const writeAnswer = async (
  tx: Tx,
  pointId: PointId,
  { status, answer, by, now }: Answer,
): Promise<void> =>
  void (await tx
    .update(pointObjections)
    .set({ status, answer, answeredAt: now, answeredBy: by })
    .where(eq(pointObjections.pointId, pointId)));
