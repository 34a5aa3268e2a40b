import type { StudentId } from '@academy/domain/ids';
import { and, asc, inArray, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { students } from '../../../db/schema';
import { studentFactColumns } from '../../../shared/students/student-facts-db';

/** All students ever in the list and not erased, to search the history by name. */
export const readNamed = (db: Db | Tx) =>
  db
    .select(studentFactColumns)
    .from(students)
    .where(isNull(students.erasedAt))
    .orderBy(asc(students.id));

/** Students in the list who did not leave: their points are added up. */
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
