import { markMeaning } from '@academy/app-kit/status';
import {
  attendanceMarkText,
  expectedMark,
  markStatusName,
  markStatusSchema,
  effectiveMark,
  reportedIn,
  type DayContext,
  type MarkValue,
  type Period,
} from '@academy/domain/attendance';
import type { ReportedAbsence } from '@academy/domain/schedule';
import type { GridColumn } from '@academy/ui/data-grid';
import { toneClass } from '@academy/ui/meaning';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { sheetTexts as texts } from '../attendance-texts';
import type { ShownRow } from '../day/shown-rows';
import styles from './sheet-columns.module.css';
import { absenceText } from '../../../shared/texts/kit-texts';
import { gradeColumn } from '../../../shared/lists/person-columns';

/** The id of a period's column, and back. */
export const columnOf = ({ number }: Pick<Period, 'number'>): string => `p${number}`;
export const periodOf = (columnId: string): number | undefined =>
  /^p\d+$/.test(columnId) ? Number(columnId.slice(1)) : undefined;

const reportedText = (absence: ReportedAbsence) =>
  `${absenceText(absence)}${absence.approved ? '' : ` (${texts.pending})`}`;

/** Opens the cell of a row. */
export type OpenCell = (row: ShownRow, period: number) => void;

/** What was reported for a period: a corner that opens the cell. */
const ReportedCorner = ({ text, onOpen }: { text: string; onOpen: () => void }) => (
  <button type="button" tabIndex={-1} className={styles.corner} title={text} onClick={onOpen}>
    <VisuallyHidden> {text}</VisuallyHidden>
  </button>
);

const markText = (mark: MarkValue | null) => (mark ? attendanceMarkText(mark) : '');

const isUsual = (mark: MarkValue | null) => mark?.status === 'PRESENT' && !mark.excused;

const cellClass = (mark: MarkValue | null, reported: boolean) =>
  [
    styles.mark,
    isUsual(mark) && styles.usual,
    mark && !isUsual(mark) && toneClass(markMeaning(mark)),
    reported && styles.reported,
  ]
    .filter(Boolean)
    .join(' ');

const periodColumn = (
  period: Period,
  context: DayContext,
  onOpen: OpenCell,
): GridColumn<ShownRow> => ({
  id: columnOf(period),
  header: period.name,
  width: 52,
  align: 'center',
  tight: true,
  grow: true,
  text: (row) => markText(effectiveMark(row, period, context)),
  // One letter is drawn, the word is what is read and copied; an arrival says one as well.
  cellProps: (row) => {
    const mark = effectiveMark(row, period, context);
    return {
      className: cellClass(mark, reportedIn(period, row.reportedAbsences, context).length > 0),
      title: mark?.note || undefined,
      'data-status': mark?.status ?? undefined,
      'data-letter': mark?.status ? texts.letter(mark.status) : undefined,
      'data-excused': mark?.excused || undefined,
    };
  },
  cell: (row) =>
    reportedIn(period, row.reportedAbsences, context).length > 0 ? (
      <>
        {markText(effectiveMark(row, period, context))}
        <ReportedCorner
          text={texts.expectedAs(
            expectedMark(period, row.reportedAbsences, context)?.status ?? null,
          )}
          onOpen={() => onOpen(row, period.number)}
        />
      </>
    ) : undefined,
  edit: {
    kind: 'select',
    value: (row) => effectiveMark(row, period, context)?.status ?? '',
    options: markStatusSchema.options.map((status) => ({
      value: status,
      label: markStatusName(status),
    })),
  },
});

/** The columns of the sheet: who, a column a period, and where wanted what is expected in words. */
export const sheetColumns = (context: DayContext, onOpen: OpenCell): GridColumn<ShownRow>[] => [
  {
    id: 'seat',
    header: texts.seat,
    width: 68,
    text: ({ seat }) => seat ?? '',
    sortBy: ({ seat }) => seat,
    fixed: true,
    card: 'lead',
  },
  {
    id: 'name',
    header: texts.name,
    width: 92,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
    rowHeader: true,
    fixed: true,
    card: 'title',
  },
  gradeColumn<ShownRow>(texts.grade),
  {
    id: 'reportedAbsences',
    header: texts.reportedAbsences,
    width: 190,
    startsHidden: true,
    text: ({ reportedAbsences }) => reportedAbsences.map(reportedText).join(', '),
  },
  ...context.periods.map((period) => periodColumn(period, context, onOpen)),
];
