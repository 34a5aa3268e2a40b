import type { MockExam } from '../schemas';

type Targets = Pick<MockExam, 'targetGrades' | 'targetClasses'>;

/**
 * Whether a student's grade or class is among those that an exam names: always when it names none,
 * or when the student's is not known here. A student without one belongs to none of the named.
 */
export const isNamed = (named: readonly string[] | null, own: string | null | undefined): boolean =>
  named === null || own === undefined || (own !== null && named.includes(own));

/** Whether an exam is for a student: for the grade, and for the class. */
export const isTargeted = (
  { targetGrades, targetClasses }: Targets,
  { grade, className }: { grade: string | null; className: string | null },
): boolean => isNamed(targetGrades, grade) && isNamed(targetClasses, className);

/** The target of an exam, `고3, N수 · 의대반`; null: all students. */
export const targetsText = ({ targetGrades, targetClasses }: Targets): string | null =>
  [targetGrades, targetClasses].flatMap((named) => named?.join(', ') ?? []).join(' · ') || null;
