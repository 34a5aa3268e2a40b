import type { MockRefusal } from '../mock-texts';
import type { MockExam, SubjectGroup } from '../schemas';
import { tidySubjects } from '../exams/subject-options';
import { decideGroups } from './decide-groups';

export type SubjectDecision =
  | { allowed: true; selectedSubjects: string[] }
  | { allowed: false; reason: MockRefusal; group?: SubjectGroup };

interface SubjectChoice {
  exam: Pick<MockExam, 'askSubjectOption' | 'subjectGroups'>;
  /** `offeredSubjects` of the exam. */
  offered: readonly string[];
  selected: readonly string[];
  /**
   * What the registration has already: it may be kept after the academy took the subject off its
   * list.
   */
  kept?: readonly string[];
}

/**
 * Whether the chosen subject is valid, or the subjects where the exam has groups of them. An exam
 * that does not ask stores none, whatever was sent. One that asks needs exactly one of the offered
 * subjects; without any, registering is impossible.
 */
export function decideSubjects({
  exam,
  offered,
  selected,
  kept = [],
}: SubjectChoice): SubjectDecision {
  if (!exam.askSubjectOption) return { allowed: true, selectedSubjects: [] };
  if (exam.subjectGroups !== null)
    return decideGroups({ groups: exam.subjectGroups, selected, kept });
  const choices = tidySubjects([...offered, ...kept]);
  const [subject, ...more] = tidySubjects(selected);
  if (choices.length === 0) return { allowed: false, reason: 'no-subject-options' };
  if (subject === undefined) return { allowed: false, reason: 'subject-required' };
  if (more.length > 0) return { allowed: false, reason: 'one-subject-only' };
  return choices.includes(subject)
    ? { allowed: true, selectedSubjects: [subject] }
    : { allowed: false, reason: 'subject-not-offered' };
}
