import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type OfStudents = PgTable & { studentId: PgColumn };
const gone = new Set<OfStudents>();

/** Says of a table that a student's rows are deleted when the student is erased. */
export const goneWithStudent = (table: OfStudents): unknown => gone.add(table);

/** All that said so. Whoever reads the schema has had them say it. */
export const tablesGoneWithStudent = (): Iterable<OfStudents> => gone;
