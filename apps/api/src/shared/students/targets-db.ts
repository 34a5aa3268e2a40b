import type { StudentId } from '@academy/domain/ids';
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The columns of a table that name whom a row is for. */
interface TargetColumns {
  targetGrades: SQLWrapper;
  targetClasses: SQLWrapper;
  targetStudents?: SQLWrapper;
}

const names = (named: SQLWrapper, own: SQL) =>
  sql`(${named} is null or jsonb_exists(${named}, ${own}))`;

/** Whether a row is for a student: `isTargeted` of the domain in SQL. */
export const isFor = (
  { targetGrades, targetClasses, targetStudents }: TargetColumns,
  studentId: StudentId,
): SQL | undefined =>
  and(
    names(targetGrades, sql`(select grade from students where id = ${studentId})`),
    names(targetClasses, sql`(select class_name from students where id = ${studentId})`),
    targetStudents && names(targetStudents, sql`${studentId}::text`),
  );
