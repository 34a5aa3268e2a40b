import type { StudentId } from '@academy/domain/ids';
import { and, asc, inArray, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { students } from '../../../db/schema';
import { studentFactColumns } from '../../../shared/students/student-facts-db';

/**
 * Everybody who ever was in the list and whose data was not erased: whose name the history is
 * searched by.
 */
export const readNamed = (db: Db | Tx) =>
  db
    .select(studentFactColumns)
    .from(students)
    .where(isNull(students.erasedAt))
    .orderBy(asc(students.id));

/** Who is in the list and did not leave: those for whom points are added up. */
export const readPresent = (db: Db | Tx) =>
  db
    .select(studentFactColumns)
    .from(students)
    .where(and(isNull(students.deletedAt), ne(students.status, 'LEFT')))
    .orderBy(asc(students.id));

export const readPointStudents = (db: Db | Tx, ids: readonly StudentId[]) =>
  db
    .select(studentFactColumns)
    .from(students)
    .where(and(isNull(students.deletedAt), inArray(students.id, [...ids])))
    .orderBy(asc(students.id));
