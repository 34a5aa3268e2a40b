import type { StudentId } from '@academy/domain/ids';
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { students } from '../../db/schema';

/** The columns of a table that name whom a row is for. */
interface TargetColumns {
  targetGrades: SQLWrapper;
  targetClasses: SQLWrapper;
  targetStudents?: SQLWrapper;
}

const names = (named: SQLWrapper, own: SQLWrapper) =>
  sql`(${named} is null or jsonb_exists(${named}, ${own}))`;

const fits = (
  { targetGrades, targetClasses, targetStudents }: TargetColumns,
  own: Record<'grade' | 'className' | 'id', SQLWrapper>,
): SQL | undefined =>
  and(
    names(targetGrades, own.grade),
    names(targetClasses, own.className),
    targetStudents && names(targetStudents, sql`${own.id}::text`),
  );

/** Whether a row is for a student: `isTargeted` of the domain in SQL. */
export const isFor = (targets: TargetColumns, studentId: StudentId): SQL | undefined =>
  fits(targets, {
    grade: sql`(select grade from students where id = ${studentId})`,
    className: sql`(select class_name from students where id = ${studentId})`,
    id: sql`${studentId}`,
  });

/** The same of each student of a query on `students`. */
export const isForThem = (targets: TargetColumns): SQL | undefined => fits(targets, students);
