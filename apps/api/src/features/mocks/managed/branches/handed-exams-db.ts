import type { MockExamId } from '@academy/domain/ids';
import type { ExamForm } from '@academy/domain/mocks';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../../db/database';
import { mockExams } from '../../../../db/schema';

/** Whether the exam that the head office calls so is here. */
export const hasHandedExam = async (db: Db, handedFrom: string): Promise<boolean> =>
  (await db.$count(mockExams, eq(mockExams.handedFrom, handedFrom))) > 0;

/** Makes it once: undefined where it is here already, however many ask at once. */
export async function insertHandedExam(
  tx: Tx,
  values: Omit<ExamForm, 'pictures'> & { handedFrom: string },
  now: Date,
): Promise<MockExamId | undefined> {
  const [made] = await tx
    .insert(mockExams)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: mockExams.handedFrom })
    .returning({ id: mockExams.id });
  return made?.id;
}
