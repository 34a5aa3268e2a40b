import {
  examAttendanceName,
  measureRangeText,
  readMeasure,
  resultHeading,
  resultHeads,
  valueOf,
  type ExamResults,
  type ResultEntry,
  type ResultsOfStudent,
} from '@academy/domain/mocks';
import { Badge } from '@academy/ui/badge';
import type { CellChange, GridColumn } from '@academy/ui/data-grid';
import { gradeColumn, personColumns } from '../../../shared/lists/person-columns';
import { resultTexts as texts } from './results-texts';

type Column = GridColumn<ResultsOfStudent>;
type Head = ReturnType<typeof resultHeads>[number];

const c = texts.columns;
const idOf = ({ subject, measure }: Head) => `${measure} ${subject}`;
const shown = (row: ResultsOfStudent, head: Head) => String(valueOf(row, head) ?? '');

/** A value is typed into its cell; an emptied one is taken away. */
const valueColumn = (head: Head): Column => ({
  id: idOf(head),
  header: resultHeading(head.subject, head.measure),
  width: 104,
  align: 'end',
  text: (row) => shown(row, head),
  sortBy: (row) => valueOf(row, head),
  edit: {
    kind: 'text',
    inputMode: 'numeric',
    maxLength: 8,
    value: (row) => shown(row, head),
    check: (value) =>
      'value' in readMeasure(head.measure, value) ? undefined : measureRangeText(head.measure),
  },
});

/** Who was not there, or has results without a registration. */
const moreText = ({ absent, registered }: ResultsOfStudent) =>
  absent ? examAttendanceName('absent') : registered ? '' : texts.unregistered;

/** A student a row, a column for each value that a subject has. */
export const resultsColumns = (exam: Pick<ExamResults, 'subjects' | 'content'>): Column[] => [
  ...personColumns<ResultsOfStudent>(c),
  gradeColumn<ResultsOfStudent>(c.grade),
  {
    id: 'className',
    header: c.className,
    width: 72,
    startsHidden: true,
    card: 'hidden',
    text: ({ className }) => className ?? '',
    sortBy: ({ className }) => className,
  },
  ...resultHeads(exam).map(valueColumn),
  ...(exam.content.some((row) => moreText(row) !== '')
    ? [
        {
          id: 'registered',
          header: c.more,
          width: 96,
          card: 'corner',
          text: moreText,
          cell: (row) =>
            moreText(row) && (
              <Badge meaning={row.absent ? 'absent' : 'waiting'}>{moreText(row)}</Badge>
            ),
        } satisfies Column,
      ]
    : []),
];

/** What a typed cell means; nothing where its column is none of a value. */
export function cellEntry(
  exam: Pick<ExamResults, 'subjects' | 'content'>,
  { rowId, columnId, value }: CellChange,
): ResultEntry | undefined {
  const head = resultHeads(exam).find((one) => idOf(one) === columnId);
  const row = exam.content.find(({ studentId }) => studentId === rowId);
  if (!head || !row) return undefined;
  const read = readMeasure(head.measure, value);
  return 'value' in read
    ? { studentId: row.studentId, subject: head.subject, [head.measure]: read.value }
    : undefined;
}
