import {
  attendanceMarkText,
  markStatusName,
  markStatusSchema,
  prefilled,
  standingMark,
  type DayContext,
  type MarkValue,
  type Period,
} from '@academy/domain/attendance';
import type { ReportedAbsence } from '@academy/domain/schedule';
import type { GridColumn } from '@academy/ui/data-grid';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { sheetTexts as texts } from '../attendance-texts';
import type { ShownRow } from '../day/shown-rows';
import styles from './sheet-columns.module.css';
import { gradeColumn } from '../../../shared/lists/person-columns';

/** The id of a period's column, and back. */
export const columnOf = ({ number }: Pick<Period, 'number'>): string => `p${number}`;
export const periodOf = (columnId: string): number | undefined =>
  /^p\d+$/.test(columnId) ? Number(columnId.slice(1)) : undefined;

const toldText = ({ from, to, title, approved, kind }: ReportedAbsence) =>
  `${kind === 'ALL_DAY' ? texts.allDay : `${from}–${to}`} ${title}${approved ? '' : ` (${texts.pending})`}`;

/**
 * A mark, what an arrival says as well; or in a fainter hand what an approved absence leads one to
 * expect.
 */
function MarkCell({
  mark,
  expected,
  note,
}: {
  mark: MarkValue | null;
  expected: boolean;
  note: string;
}) {
  if (!mark?.status) return null;
  return (
    <span
      className={styles.mark}
      data-status={mark.status}
      data-expected={expected || undefined}
      title={note || undefined}
    >
      {markStatusName(mark.status)}
      {mark.excused && !expected && <sup className={styles.excused}>{texts.excusedMark}</sup>}
      {expected && <VisuallyHidden> {texts.expected}</VisuallyHidden>}
    </span>
  );
}

const periodColumn = (period: Period, context: DayContext): GridColumn<ShownRow> => ({
  id: columnOf(period),
  header: period.name,
  width: 64,
  align: 'center',
  tight: true,
  text: (row) => {
    const mark = standingMark(row, period, context);
    return mark ? attendanceMarkText(mark) : '';
  },
  cell: (row) => {
    const mark = standingMark(row, period, context);
    return (
      <MarkCell
        mark={mark ?? prefilled(row, period, context)}
        expected={mark === null}
        note={mark?.note ?? ''}
      />
    );
  },
  edit: {
    kind: 'select',
    value: (row) => standingMark(row, period, context)?.status ?? '',
    options: markStatusSchema.options.map((status) => ({
      value: status,
      label: markStatusName(status),
    })),
  },
});

/** The columns of the sheet: who, what is expected of them, and a column a period. */
export const sheetColumns = (context: DayContext): GridColumn<ShownRow>[] => [
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
    id: 'told',
    header: texts.told,
    width: 190,
    grow: true,
    text: ({ told }) => told.map(toldText).join(', '),
  },
  ...context.periods.map((period) => periodColumn(period, context)),
];
