import type { StudentId } from '@academy/domain/ids';
import type { Tx } from '../../db/database';
import { studentAllergens } from '../../db/schema';

export const writeOwnAllergens = async (
  tx: Tx,
  studentId: StudentId,
  allergens: number[],
  updatedAt: Date,
): Promise<void> =>
  void (await tx
    .insert(studentAllergens)
    .values({ studentId, allergens, updatedAt })
    .onConflictDoUpdate({ target: studentAllergens.studentId, set: { allergens, updatedAt } }));
