import type { StudentId } from '../ids';
import { fill } from '../text/fill';
import { targetTexts as texts } from './targets-texts';

/** Whom something is for. Null: all students. */
export interface Targets {
  targetGrades: readonly string[] | null;
  targetClasses: readonly string[] | null;
  /** Only a manager reads it: who else is meant is no student's business. */
  targetStudents?: readonly StudentId[] | null | undefined;
}

/** The same as it is written: ids are not checked yet. */
type Written = Partial<Record<keyof Targets, readonly string[] | null | undefined>>;

/** Whether it is for all students. */
export const isForAll = ({ targetGrades, targetClasses, targetStudents }: Written): boolean =>
  [targetGrades, targetClasses, targetStudents].every((named) => !named);

/**
 * Whether a student's own is among those that are named: always when none is, or when the student's
 * is not known here. A student without a grade or class belongs to none of the named.
 */
export const isNamed = (named: readonly string[] | null, own: string | null | undefined): boolean =>
  named === null || own === undefined || (own !== null && named.includes(own));

/** Whether it is for a student: for the grade, for the class, and for the person. */
export const isTargeted = (
  { targetGrades, targetClasses, targetStudents = null }: Targets,
  student: { studentId: StudentId; grade: string | null; className: string | null },
): boolean =>
  isNamed(targetGrades, student.grade) &&
  isNamed(targetClasses, student.className) &&
  isNamed(targetStudents, student.studentId);

/** Whom it is for, `고3, N수 · 의대반 · 학생 3명`; null: all students. */
export const targetsText = ({
  targetGrades,
  targetClasses,
  targetStudents = null,
}: Targets): string | null =>
  [
    targetGrades?.join(', ') ?? [],
    targetClasses?.join(', ') ?? [],
    targetStudents ? fill(texts.students, { count: targetStudents.length }) : [],
  ]
    .flat()
    .join(' · ') || null;

/** An empty list is a mistake: no student would see it. */
export const checkTargets = ({
  targetGrades,
  targetClasses,
  targetStudents,
}: Written): Partial<Record<keyof Targets, string>> => ({
  ...(targetGrades?.length === 0 && { targetGrades: texts.noGrade }),
  ...(targetClasses?.length === 0 && { targetClasses: texts.noClass }),
  ...(targetStudents?.length === 0 && { targetStudents: texts.noStudent }),
});
