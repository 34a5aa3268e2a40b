import type { ManagerId, PointId, StudentId } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { studentPoints } from '../../db/schema';
import { givenPoints } from '../../features/points/change/own-point-db';
import { recordOperation } from '../../shared/operations/operations-db';
import { madeRows } from '../../shared/operations/restoring-rows-db';

export interface SomePoints {
  /** A valid penalty, given as an operation of its own. */
  pointId: PointId;
}

/**
 * Gives a student a penalty of 5 for 2026-03-02, to be confirmed, as an operation that can be taken
 * back.
 */
export async function insertPenalty(
  db: Db,
  { studentId, by, now }: { studentId: StudentId; by: ManagerId; now: Date },
): Promise<SomePoints> {
  const [row] = await db
    .insert(studentPoints)
    .values({
      studentId,
      incidentDate: day('2026-03-02'),
      pointType: 'PENALTY',
      points: 5,
      reason: '무단지각',
      asksConfirmation: true,
      issuedBy: by,
      createdAt: now,
    })
    .returning({ id: studentPoints.id });
  if (!row) throw new Error('the point was not inserted');
  await db.transaction(async (tx) =>
    recordOperation(
      tx,
      { kind: 'points.issue', by, at: now, label: '벌점 5점 × 1명' },
      await madeRows(tx, givenPoints, [row.id]),
    ),
  );
  return { pointId: row.id };
}
