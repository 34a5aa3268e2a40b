import { buttonClassName } from '@academy/ui/button';
import { DataGrid, GridViewMenu, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { copiedText, gridViewTexts, selectAllText } from '../../shared/kit-texts';
import { messages } from '../../shared/messages';
import { useUrlSort } from '../../shared/use-url-list';
import { DayFilterBar } from './day-filter-bar';
import { DayTiles } from './day-tiles';
import { sheetColumns } from './sheet-columns';
import { sheetTexts as texts } from './sheet-texts';
import type { ShownRow } from './shown-rows';
import type { AttendanceSheet } from './use-attendance-day';

const NO_PERIODS: readonly never[] = [];
const rowId = ({ studentId }: ShownRow) => studentId;
const gridTexts = { selectAll: selectAllText, row: ({ name }: ShownRow) => name, copied: copiedText };

/** 교시표: students × periods. */
export function SheetView({ sheet }: { sheet: AttendanceSheet }) {
  const { day, rows, filter, isError, retry } = sheet;
  const periods = day?.periods ?? NO_PERIODS;
  const columns = useMemo(() => sheetColumns(periods), [periods]);
  const view = useGridView('attendance-sheet', columns);
  const [sort, setSort] = useUrlSort();
  const shown = useMemo(() => sortRows(filter.shown, columns, sort), [filter.shown, columns, sort]);

  return (
    <>
      <DayTiles filter={filter} />
      <DayFilterBar filter={filter} rows={rows} actions={<GridViewMenu view={view} texts={gridViewTexts} />} />
      <DataGrid
        label={texts.label} view={view} rows={rows && shown} rowId={rowId} texts={gridTexts} sort={sort} onSortChange={setSort} pinned={2}
        empty={rows?.length === 0 ? <EmptyState title={texts.empty} action={<Link className={buttonClassName()} to="/student?do=create">{texts.toStudents}</Link>} /> : <EmptyState title={texts.noMatch} />}
        error={isError ? <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={retry} /> : undefined}
      />
    </>
  );
}
