import { useImperativeHandle, useMemo, useRef } from 'react';
import { cx } from '../internal/cx';
import { CardOrder } from './cells/card-order';
import styles from './data-grid.module.css';
import { GridBody } from './cells/grid-body';
import { SELECT_COLUMN } from './grid-column';
import { GridHead } from './cells/grid-head';
import type { GridPlace } from './editing/grid-moves';
import type { DataGridProps } from './grid-props';
import { GridSkeleton } from './cells/grid-skeleton';
import { useCellEdit } from './editing/use-cell-edit';
import { useGridClipboard } from './editing/use-grid-clipboard';
import { useGridColumns } from './view/use-grid-columns';
import { useGridCursor } from './editing/use-grid-cursor';
import { useGridKeys } from './editing/use-grid-keys';
import { useGridPointer } from './editing/use-grid-pointer';
import { useMoreAtEnd } from './rows/use-more-at-end';
import { useRowSelection } from './rows/use-row-selection';
import { useRowWindow } from './rows/use-row-window';

/**
 * The managers' table: an ARIA grid with one Tab stop, ranges, copy and paste as in a spreadsheet,
 * editing in place, and only the rows in sight drawn (ADR 0110). Below 600 px every row is a card.
 */
export function DataGrid<Row>({
  label,
  view,
  rows: given,
  rowId,
  texts,
  sort = null,
  onSortChange,
  selection: ticked,
  onSelectionChange,
  onRowOpen,
  onEdit,
  onCellsKey,
  onCellOpen,
  cellsRef,
  onPasteCells,
  readonlyReason,
  cellNote,
  rowTone,
  pinned = 2,
  empty,
  error,
  className,
  style,
  ...rest
}: DataGridProps<Row>) {
  const boxRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const rows = useMemo(() => given ?? [], [given]);
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const selectable = onSelectionChange !== undefined;
  const { columns, layout, sizes } = useGridColumns(view, rows, { selectable, pinned });

  const cursor = useGridCursor({ tableRef, rows, rowId, columns });
  const selection = useRowSelection({ ids: rowIds, selection: ticked, onSelectionChange });
  const editing = useCellEdit({ rows, rowId, columns, cursor, onEdit, readonlyReason });
  const clipboard = useGridClipboard({
    rows,
    rowId,
    columns,
    cursor,
    selection,
    onPasteCells,
    readonlyReason,
    copiedText: texts.copied,
  });
  const openRow =
    onRowOpen &&
    ((index: number) => {
      const row = rows[index];
      if (row !== undefined) onRowOpen(row);
    });
  const toggleRow = (index: number, extend: boolean) => {
    const id = rowIds[index];
    if (id !== undefined) selection.toggle(id, extend);
  };
  const beginEdit = (place: GridPlace) => {
    const [row, column] = [rows[place.row], columns[place.column]];
    return (
      (row !== undefined && column !== undefined && onCellOpen?.(row, column.id) === true) ||
      editing.begin(place)
    );
  };
  const markedCells = () => {
    const { place, range } = cursor;
    return place.row < 0
      ? null
      : {
          rows: rows.slice(range.top, range.bottom + 1),
          columnIds: columns.slice(range.left, range.right + 1).map(({ id }) => id),
        };
  };
  useImperativeHandle(cellsRef, () => markedCells);
  const pointer = useGridPointer({ cursor, beginEdit, openRow, toggleRow });
  const resize = (index: number, by: number) => {
    const column = columns[index];
    if (column && column.id !== SELECT_COLUMN) view.setWidth(column.id, column.width + by);
  };
  const onKeyDown = useGridKeys({
    rowIds,
    columnCount: columns.length,
    cursor,
    selection,
    beginEdit,
    openRow,
    resize,
    onCellsKey: (event) => {
      const cells = markedCells();
      return cells !== null && onCellsKey?.(event, cells) === true;
    },
  });
  const drawn = useRowWindow(boxRef, rows.length);
  const frameRef = useMoreAtEnd(boxRef);

  return (
    <div ref={frameRef} className={styles.frame} style={sizes}>
      <CardOrder
        columns={columns}
        sort={sort}
        onSortChange={onSortChange}
        selection={selection}
        selectAllLabel={texts.selectAll}
      />
      <div {...rest} ref={boxRef} className={cx(styles.box, className)} style={style}>
        <table
          {...pointer}
          {...clipboard}
          ref={tableRef}
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-multiselectable="true"
          aria-busy={given === undefined && error === undefined ? true : undefined}
          data-density={view.density}
          className={styles.table}
          onKeyDown={onKeyDown}
        >
          <colgroup>
            {columns.map(({ id }, index) => (
              <col key={id} style={{ width: layout.columns[index]?.width }} />
            ))}
          </colgroup>
          <GridHead
            columns={columns}
            layouts={layout.columns}
            tabStop={cursor.place.row < 0 ? cursor.place.column : undefined}
            sort={sort}
            onSortChange={onSortChange}
            selection={selection}
            selectAllLabel={texts.selectAll}
            setWidth={view.setWidth}
          />
          <tbody>
            <GridBody
              rows={rows}
              drawn={drawn}
              columns={columns}
              layouts={layout.columns}
              cursor={cursor}
              selection={selection}
              editing={editing}
              editable={onEdit !== undefined}
              rowId={rowId}
              texts={texts}
              cellNote={cellNote}
              rowTone={rowTone}
            />
            {given === undefined && error === undefined && <GridSkeleton columns={columns} />}
          </tbody>
        </table>
        {given === undefined ? error : rows.length === 0 && empty}
      </div>
    </div>
  );
}
