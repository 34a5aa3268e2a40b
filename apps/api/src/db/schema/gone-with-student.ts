import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type OfStudents = PgTable & { studentId: PgColumn };
const GONE = Symbol('gone with the student');

/** Says of a table that a student's rows are deleted when the student is erased. */
export const goneWithStudent = (table: OfStudents): unknown =>
  Object.assign(table, { [GONE]: true });

export const isGoneWithStudent = (exported: unknown): exported is OfStudents =>
  typeof exported === 'object' && exported !== null && GONE in exported;
