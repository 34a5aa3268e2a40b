import type { StudentId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { studentAllergens } from '../../db/schema';
import { isAmong } from '../../db/schema/columns';

/** What a student wrote that they must not eat. */
export async function readOwnAllergens(db: Db | Tx, id: StudentId): Promise<number[]> {
  const [row] = await db
    .select({ allergens: studentAllergens.allergens })
    .from(studentAllergens)
    .where(eq(studentAllergens.studentId, id));
  return row?.allergens ?? [];
}

/** The same of several, in one query; empty for whoever wrote nothing. */
export async function readAllergensOf(
  db: Db | Tx,
  ids: readonly StudentId[],
): Promise<(id: StudentId) => readonly number[]> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: studentAllergens.studentId, allergens: studentAllergens.allergens })
          .from(studentAllergens)
          .where(isAmong(studentAllergens.studentId, ids));
  const byId = new Map(rows.map(({ id, allergens }) => [id, allergens]));
  return (id) => byId.get(id) ?? [];
}
