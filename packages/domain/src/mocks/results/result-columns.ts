import { headingOf } from '../../fields/field';
import { personColumns } from '../../files/person-columns';
import type { ListColumn } from '../../files';
import { personFields as who } from '../../identity/fields';
import { measuresIn } from './measures';
import { resultHeading } from './result-texts';
import type { ExamResults, ResultsOfStudent } from './schemas';

/** Which values the table has columns for: those that at least one student has. */
export const resultHeads = ({ subjects, content }: Pick<ExamResults, 'subjects' | 'content'>) =>
  subjects.flatMap((subject) =>
    measuresIn(
      content.flatMap(({ results }) => results.filter((one) => one.subject === subject)),
    ).map((measure) => ({ subject, measure })),
  );

export const valueOf = (
  { results }: Pick<ResultsOfStudent, 'results'>,
  { subject, measure }: ReturnType<typeof resultHeads>[number],
): number | null => results.find((one) => one.subject === subject)?.[measure] ?? null;

/** The results of an exam as a file: a row for each student, read again by the same titles. */
export const resultColumns = (
  exam: Pick<ExamResults, 'subjects' | 'content'>,
): ListColumn<ResultsOfStudent>[] => [
  ...personColumns,
  { header: headingOf(who.className), kind: 'text', value: ({ className }) => className },
  ...resultHeads(exam).map((head): ListColumn<ResultsOfStudent> => ({
    header: resultHeading(head.subject, head.measure),
    kind: 'number',
    value: (row) => valueOf(row, head),
  })),
];
