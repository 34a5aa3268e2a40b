import type { StudentId } from '@academy/domain/ids';
import { and, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { studentAllergens, students } from '../../db/schema';
import { isAmong } from '../../db/schema/columns';

/** What a student wrote that they must not eat. */
export async function readOwnAllergens(db: Db | Tx, id: StudentId): Promise<number[]> {
  const [row] = await db
    .select({ allergens: studentAllergens.allergens })
    .from(studentAllergens)
    .where(eq(studentAllergens.studentId, id));
  return row?.allergens ?? [];
}

/** Writes it over what is there. */
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

/** The same of several, in one query; empty for those who wrote nothing. */
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

/** Of whom managers wrote that they have an allergy. */
export async function readAllergic(
  db: Db,
  ids: readonly StudentId[],
): Promise<ReadonlySet<StudentId>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(isAmong(students.id, ids), ne(students.allergy, '')));
  return new Set(rows.map(({ id }) => id));
}
