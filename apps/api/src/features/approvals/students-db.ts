import type { StudentId } from '@academy/domain/ids';
import { bySeat } from '@academy/domain/identity';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { students } from '../../db/schema';
import { studentFactColumns } from '../../shared/students/student-facts-db';

/** Those of the students who are there, in the academy's order. */
export async function readFacts(db: Db | Tx, ids: readonly StudentId[]) {
  const rows = await db
    .select(studentFactColumns)
    .from(students)
    .where(and(inArray(students.id, [...ids]), isNull(students.deletedAt)));
  return rows.toSorted(bySeat);
}

export type StudentFacts = Awaited<ReturnType<typeof readFacts>>[number];

/** The students who were not deleted, for a condition of another table. */
export const presentStudents = (db: Db | Tx) =>
  db.select({ id: students.id }).from(students).where(isNull(students.deletedAt));

/** One student; null when there is none. */
export async function readStudentFacts(db: Db, id: StudentId): Promise<StudentFacts | null> {
  const [row] = await db
    .select(studentFactColumns)
    .from(students)
    .where(and(eq(students.id, id), isNull(students.deletedAt)));
  return row ?? null;
}
