import type { StudentId } from '@academy/domain/ids';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { students } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';

/**
 * Locks a student's row until the transaction ends: writes of one student take turns. Always the
 * first lock (student → exam → settings). Throws when the student is gone: the session outlived its
 * owner.
 */
export async function lockStudent(
  tx: Tx,
  id: StudentId,
): Promise<{ name: string; grade: string | null; className: string | null }> {
  const [student] = await tx
    .select({ name: students.name, grade: students.grade, className: students.className })
    .from(students)
    .where(eq(students.id, id))
    .for('no key update');
  if (!student) throw new Refusal('session-expired');
  return student;
}

/**
 * Locks students in one order until the transaction ends, so that two writes to the same ones take
 * turns; answers their names. Left out is who is gone, and who was deleted too, unless their
 * money is asked for.
 */
export async function lockStudents(
  tx: Tx,
  ids: readonly StudentId[],
  { alsoDeleted = false } = {},
): Promise<Map<StudentId, string>> {
  const rows = await tx
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(
      and(inArray(students.id, [...ids]), alsoDeleted ? undefined : isNull(students.deletedAt)),
    )
    .orderBy(asc(students.id))
    .for('no key update');
  return new Map(rows.map(({ id, name }) => [id, name]));
}
