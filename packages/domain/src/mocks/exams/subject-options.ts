import type { MockExam, SubjectGroup } from '../schemas';
import { oneLine } from '../../text/blanks';

/** The text form with one spelling for what looks the same: composed Hangul, single blanks. */

/**
 * The subjects in the settings' text: divided by commas or newlines, trimmed, each once, in order.
 */
export const subjectOptions = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n\r，、]/)
      .map(oneLine)
      .filter(Boolean),
  ),
];

type Offering = Pick<MockExam, 'subjectOptions'> & {
  subjectGroups?: readonly Pick<SubjectGroup, 'subjects'>[] | null;
};

/** The subjects offered for one exam: those of its groups, its own list, else the academy's. */
export const offeredSubjects = (
  { subjectGroups, subjectOptions: own }: Offering,
  academyOptions: readonly string[],
): readonly string[] => subjectGroups?.flatMap(({ subjects }) => subjects) ?? own ?? academyOptions;

/** All subjects of an exam in their order, each once; none where it asks for none. */
export const examSubjects = (
  exam: Offering & Pick<MockExam, 'askSubjectOption'>,
  academyOptions: readonly string[],
): string[] => (exam.askSubjectOption ? tidySubjects(offeredSubjects(exam, academyOptions)) : []);

/** The subjects of a request as they are compared: tidied, each once, without empty ones. */
export const tidySubjects = (subjects: readonly string[]): string[] => [
  ...new Set(subjects.map(oneLine).filter(Boolean)),
];
