import { useMemo, useRef } from 'react';
import { useCellEdit } from './editing/use-cell-edit';
import { useGridCursor } from './editing/use-grid-cursor';
import type { DataGridProps } from './grid-props';
import { useRowSelection } from './rows/use-row-selection';
import { useGridColumns } from './view/use-grid-columns';

type Options<Row> = Pick<
  DataGridProps<Row>,
  'view' | 'rows' | 'rowId' | 'selection' | 'onSelectionChange' | 'onEdit' | 'readonlyReason'
> & { pinned: number };

export type GridState<Row> = ReturnType<typeof useGridState<Row>>;

/** What a grid knows of itself: rows and columns, the marked cells, the ticks, the open field. */
export function useGridState<Row>({
  view,
  rows: given,
  rowId,
  selection: ticked,
  onSelectionChange,
  onEdit,
  readonlyReason,
  pinned,
}: Options<Row>) {
  const tableRef = useRef<HTMLTableElement>(null);
  const rows = useMemo(() => given ?? [], [given]);
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const selectable = onSelectionChange !== undefined;
  const { columns, layout, sizes } = useGridColumns(view, rows, { selectable, pinned });
  const cursor = useGridCursor({ tableRef, rows, rowId, columns });
  const selection = useRowSelection({ ids: rowIds, selection: ticked, onSelectionChange });
  const editing = useCellEdit({ rows, rowId, columns, cursor, onEdit, readonlyReason });
  return { tableRef, rows, rowIds, columns, layout, sizes, cursor, selection, editing };
}
