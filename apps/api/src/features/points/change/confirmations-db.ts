import type { PointId, StudentId } from '@academy/domain/ids';
import type { OwnConfirmation } from '@academy/domain/points';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { studentPoints as p } from '../../../db/schema';

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

export const writeConfirmation = async (tx: Tx, pointId: PointId, now: Date): Promise<void> =>
  void (await tx.update(p).set({ confirmedAt: now }).where(eq(p.id, pointId)));
