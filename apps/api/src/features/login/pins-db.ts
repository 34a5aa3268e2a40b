import type { StudentId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { studentPins } from '../../db/schema';

/** The hash of a student's PIN; undefined: none chosen yet. */
export async function readPin(db: Db, studentId: StudentId): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: studentPins.hash })
    .from(studentPins)
    .where(eq(studentPins.studentId, studentId));
  return row?.hash;
}

/** Keeps a chosen PIN; false when another device was faster. */
export async function insertPin(
  tx: Tx,
  pin: { studentId: StudentId; hash: string; chosenAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insert(studentPins)
    .values(pin)
    .onConflictDoNothing()
    .returning({ id: studentPins.studentId });
  return inserted.length > 0;
}

/** The student chooses again at the next login. */
export const deletePin = async (tx: Tx, studentId: StudentId): Promise<void> =>
  void (await tx.delete(studentPins).where(eq(studentPins.studentId, studentId)));
