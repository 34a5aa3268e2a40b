import type { StudentId } from '@academy/domain/ids';
import type { ResultTarget } from '@academy/domain/mocks';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { mockTargets } from '../../../db/schema';

const target = {
  subject: mockTargets.subject,
  percentile: mockTargets.percentile,
  band: mockTargets.band,
};

export const readTargets = (db: Db | Tx, studentId: StudentId) =>
  db
    .select(target)
    .from(mockTargets)
    .where(eq(mockTargets.studentId, studentId))
    .orderBy(asc(mockTargets.subject));

/** The targets of several students. */
export const readTargetsOf = (db: Db | Tx, studentIds: readonly StudentId[]) =>
  db
    .select({ studentId: mockTargets.studentId, ...target })
    .from(mockTargets)
    .where(inArray(mockTargets.studentId, [...studentIds]))
    .orderBy(asc(mockTargets.subject));

/** What a student wants to reach in a subject; a target without a value is none. */
export async function writeTarget(
  tx: Tx,
  studentId: StudentId,
  { subject, percentile, band }: ResultTarget,
  updatedAt: Date,
): Promise<void> {
  if (percentile === null && band === null)
    await tx
      .delete(mockTargets)
      .where(and(eq(mockTargets.studentId, studentId), eq(mockTargets.subject, subject)));
  else
    await tx
      .insert(mockTargets)
      .values({ studentId, subject, percentile, band, updatedAt })
      .onConflictDoUpdate({
        target: [mockTargets.studentId, mockTargets.subject],
        set: { percentile, band, updatedAt },
      });
}
