import type { ManagerId, PointId, StudentId } from '@academy/domain/ids';
import type { IssueTerms, OwnPoint } from '@academy/domain/points';
import type { CalendarDay } from '@academy/domain/time';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { studentPoints } from '../../../db/schema';

/** The counting points of these students, as the preview uses them. */
export async function readOwnPoints(
  tx: Tx,
  ids: readonly StudentId[],
): Promise<(OwnPoint & { studentId: StudentId })[]> {
  const rows = await tx
    .select({
      studentId: studentPoints.studentId,
      pointType: studentPoints.pointType,
      points: studentPoints.points,
      incidentDate: studentPoints.incidentDate,
      reason: studentPoints.reason,
      createdAt: studentPoints.createdAt,
    })
    .from(studentPoints)
    .where(and(inArray(studentPoints.studentId, [...ids]), isNull(studentPoints.voidedAt)));
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    voided: false,
  }));
}

interface NewPoints extends IssueTerms {
  incidentDate: CalendarDay;
  memo: string;
  presetId: bigint | null;
  proposalOf: CalendarDay | null;
  by: ManagerId;
  now: Date;
}

/** Gives each of these students the same point; answers the ids. */
export const insertPoints = (
  tx: Tx,
  ids: readonly StudentId[],
  { by, now, ...point }: NewPoints,
): Promise<{ id: PointId; studentId: StudentId }[]> =>
  tx
    .insert(studentPoints)
    .values(ids.map((studentId) => ({ ...point, studentId, issuedBy: by, createdAt: now })))
    .returning({ id: studentPoints.id, studentId: studentPoints.studentId });
