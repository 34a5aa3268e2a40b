import {
  attendanceMarkText,
  expectedMark,
  markStatusName,
  markStatusSchema,
  standingMark,
  toldIn,
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

/** Opens the cell of a row. */
export type OpenCell = (row: ShownRow, period: number) => void;

/**
 * A mark in one letter, read out as its word; what an arrival says as well. What was told of the
 * period is a corner that opens the cell.
 */
function MarkCell({
  mark,
  told,
  onOpen,
}: {
  mark: MarkValue | null;
  /** In words: `외출 예정`. */
  told: string | undefined;
  onOpen: () => void;
}) {
  return (
    <>
      {mark?.status && (
        <span
          className={styles.mark}
          data-status={mark.status}
          data-letter={texts.letter(mark.status)}
          data-excused={mark.excused || undefined}
          title={mark.note || undefined}
        >
          {attendanceMarkText(mark)}
        </span>
      )}
      {told && (
        <button type="button" tabIndex={-1} className={styles.corner} title={told} onClick={onOpen}>
          <VisuallyHidden> {told}</VisuallyHidden>
        </button>
      )}
    </>
  );
}

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
  text: (row) => {
    const mark = standingMark(row, period, context);
    return mark ? attendanceMarkText(mark) : '';
  },
  cell: (row) => (
    <MarkCell
      mark={standingMark(row, period, context)}
      told={
        toldIn(period, row.told).length > 0
          ? texts.expectedAs(expectedMark(period, row.told)?.status ?? null)
          : undefined
      }
      onOpen={() => onOpen(row, period.number)}
    />
  ),
  edit: {
    kind: 'select',
    value: (row) => standingMark(row, period, context)?.status ?? '',
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
    id: 'told',
    header: texts.told,
    width: 190,
    startsHidden: true,
    text: ({ told }) => told.map(toldText).join(', '),
  },
  ...context.periods.map((period) => periodColumn(period, context, onOpen)),
];
