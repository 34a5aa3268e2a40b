import { useUrlSort } from '@academy/app-kit/url';
import {
  attendanceRefusalTexts,
  canBeAhead,
  markStatusName,
  markStatusSchema,
  type MarkAction,
} from '@academy/domain/attendance';
import { Button } from '@academy/ui/button';
import {
  DataGrid,
  sortRows,
  useGridView,
  type CellNote,
  type GridCells,
} from '@academy/ui/data-grid';
import { Row } from '@academy/ui/layout';
import { memo, useCallback, useMemo, useRef, useState, type MouseEvent } from 'react';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import { lazyPart } from '../../../shared/page/lazy-part';
import { LoadError } from '../../../shared/page/load-error';
import { pastedCells } from '../../../shared/sheets/pasted-sheet';
import { toasts } from '../../../shared/toasts';
import { useManager } from '../../../shared/session/use-manager';
import { sheetTexts as texts } from '../attendance-texts';
import { DayFilterBar, DayTiles, NobodyShown } from '../day/day-filter';
import type { ShownRow } from '../day/shown-rows';
import type { AttendanceSheet } from '../day/use-attendance-day';
import { useDayTools } from '../day/use-day-tools';
import { CellPanel } from './cell-panel';
import { periodOf, sheetColumns, type OpenCell } from './sheet-columns';
import styles from './sheet-view.module.css';
import { useSheetMarks } from './use-sheet-marks';

const FillDialog = lazyPart(async () => (await import('./fill-dialog')).FillDialog, null);

interface MarkToolbarProps {
  onAction: (action: MarkAction) => void;
  /** Fills what is empty in a period. */
  onFill: () => void;
  disabledReason: string | undefined;
  /** The day is still to come: little can be said of it. */
  ahead: boolean;
}

/** The cells keep the focus: after a press the keys go on where they were. */
const stay = (event: MouseEvent) => event.preventDefault();

/** The keys of the sheet as buttons, for the chosen cells, and what concerns more than those. */
const MarkToolbar = memo(function MarkToolbar({
  onAction,
  onFill,
  disabledReason,
  ahead,
}: MarkToolbarProps) {
  const notYet = ahead ? attendanceRefusalTexts['mark-in-future'] : undefined;
  const button = (key: string, label: string, action: MarkAction, blocked = disabledReason) => (
    <Button
      key={key}
      size="dense"
      onMouseDown={stay}
      onClick={() => onAction(action)}
      {...(blocked !== undefined && { disabledReason: blocked })}
    >
      <kbd className={styles.key} aria-hidden="true">
        {key}
      </kbd>{' '}
      {label}
    </Button>
  );
  return (
    <Row
      gap={8}
      align="center"
      justify="between"
      role="toolbar"
      aria-label={texts.toolbar}
      className={styles.toolbar}
    >
      <Row gap={4} className={styles.keys}>
        {markStatusSchema.options.map((status, index) =>
          button(
            `${index + 1}`,
            markStatusName(status),
            { set: status },
            disabledReason ?? (canBeAhead(status) ? undefined : notYet),
          ),
        )}
        {button('6', texts.excusedMark, { toggleExcused: true })}
        {button('Del', texts.clear, { clear: true })}
      </Row>
      <Button size="dense" disabledReason={disabledReason ?? notYet} onClick={onFill}>
        {texts.fill}
      </Button>
    </Row>
  );
});

const NO_PERIODS: readonly never[] = [];
const NO_ROWS: readonly never[] = [];
const rowId = ({ studentId }: ShownRow) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: ShownRow) => name,
  copied: copiedText,
};

const BUSY: CellNote = { kind: 'busy', text: texts.waiting };
const CLASH: CellNote = { kind: 'error', text: texts.conflict };

function cellNote({ waiting, conflicts }: ShownRow, columnId: string): CellNote | undefined {
  const period = periodOf(columnId);
  if (period === undefined) return undefined;
  if (conflicts.includes(period)) return CLASH;
  return waiting.includes(period) ? BUSY : undefined;
}

/** The cell whose panel is open; a row opens at the period that runs. */
function useOpenCell({ day, rows, clock }: AttendanceSheet) {
  const periods = day?.periods ?? NO_PERIODS;
  const [open, setOpen] = useState<{ studentId: string; period: number }>();
  const showCell: OpenCell = useCallback(
    ({ studentId }, period) => setOpen({ studentId, period }),
    [],
  );
  return {
    showCell,
    row: open && rows?.find(({ studentId }) => studentId === open.studentId),
    period: open && periods.find(({ number }) => number === open.period),
    show(
      { studentId }: ShownRow,
      period = periods.findLast(({ from }) => from <= clock)?.number ?? periods[0]?.number,
    ): boolean {
      if (period !== undefined) setOpen({ studentId, period });
      return period !== undefined;
    },
    close: () => setOpen(undefined),
  };
}

/** 교시표: students × periods, marked by keys 1–5 in a spreadsheet's way; each mark saves itself. */
export function SheetView({ sheet }: { sheet: AttendanceSheet }) {
  const { rows, filter, isError, retry, date, context, ahead } = sheet;
  const manager = useManager();
  const readonlyReason = manager.missing('attendance.write');
  const open = useOpenCell(sheet);
  const { showCell } = open;
  const columns = useMemo(() => sheetColumns(context, showCell), [context, showCell]);
  const view = useGridView('attendance-sheet', columns);
  const [sort, setSort] = useUrlSort();
  const shown = useMemo(() => sortRows(filter.shown, columns, sort), [filter.shown, columns, sort]);
  const tools = useDayTools(sheet, shown);
  const of = `${manager.id} ${date}`;
  const marks = useSheetMarks({ ...sheet, rows: rows ?? NO_ROWS, readonlyReason, of });
  const cells = useRef<() => GridCells<ShownRow> | null>(null);
  const [filling, setFilling] = useState(false);
  const fill = useCallback(() => setFilling(true), []);
  const { apply } = marks;
  const act = useCallback(
    (action: MarkAction) => {
      const chosen = cells.current?.();
      if (chosen?.columnIds.some((id) => periodOf(id) !== undefined)) apply(action, chosen);
      else toasts.show({ text: texts.choose, key: 'attendance-choose' });
    },
    [apply],
  );

  return (
    <>
      <DayTiles filter={filter} />
      <DayFilterBar
        filter={filter}
        rows={rows}
        file={tools.file}
        onPrint={tools.papers}
        view={view}
      />
      {(rows ? shown.length > 0 : !isError) && (
        <MarkToolbar disabledReason={readonlyReason} ahead={ahead} onAction={act} onFill={fill} />
      )}
      <DataGrid
        className={styles.grid}
        label={texts.label}
        view={view}
        rows={rows && shown}
        rowId={rowId}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        pinned={2}
        cellNote={cellNote}
        cellsRef={cells}
        onCellsKey={marks.onCellsKey}
        onPasteCells={marks.paste}
        readPasted={pastedCells}
        readonlyReason={readonlyReason}
        onCellOpen={(row, columnId) => open.show(row, periodOf(columnId))}
        onRowOpen={open.show}
        empty={<NobodyShown rows={rows} none={texts.empty} />}
        error={isError ? <LoadError onRetry={retry} /> : undefined}
        legend={texts.legend}
      />
      {tools.paper}
      {filling && <FillDialog sheet={sheet} onClose={() => setFilling(false)} />}
      {open.row && open.period && (
        <CellPanel
          key={`${open.row.studentId} ${open.period.number}`}
          date={date}
          row={open.row}
          context={context}
          period={open.period}
          disabledReason={readonlyReason}
          ahead={ahead}
          onPeriod={(period) => open.row && open.show(open.row, period)}
          onMark={marks.set}
          onClose={open.close}
        />
      )}
    </>
  );
}
