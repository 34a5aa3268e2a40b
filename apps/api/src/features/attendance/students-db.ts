import type { StudentId } from '@academy/domain/ids';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { students } from '../../db/schema';

/** Names of these students, deleted ones left out. */
export async function readNames(
  tx: Tx,
  ids: readonly StudentId[],
): Promise<ReadonlyMap<StudentId, string>> {
  const rows = await tx
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(and(inArray(students.id, [...ids]), isNull(students.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
