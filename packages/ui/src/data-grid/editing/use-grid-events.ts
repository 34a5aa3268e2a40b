import { useImperativeHandle } from 'react';
import { SELECT_COLUMN } from '../grid-column';
import type { DataGridProps } from '../grid-props';
import type { GridState } from '../use-grid-state';
import type { GridPlace } from './grid-moves';
import { useGridClipboard } from './use-grid-clipboard';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';

export interface GridEventOptions<Row> extends Pick<
  DataGridProps<Row>,
  | 'view'
  | 'rowId'
  | 'texts'
  | 'onRowOpen'
  | 'onCellOpen'
  | 'onCellsKey'
  | 'onPasteCells'
  | 'readPasted'
  | 'cellsRef'
  | 'readonlyReason'
> {
  grid: GridState<Row>;
}

/** What mouse, keys and clipboard do to a grid: the handlers of its table. */
export function useGridEvents<Row>({
  grid: { rows, rowIds, columns, cursor, selection, editing },
  view,
  rowId,
  texts,
  onRowOpen,
  onCellOpen,
  onCellsKey,
  onPasteCells,
  readPasted,
  cellsRef,
  readonlyReason,
}: GridEventOptions<Row>) {
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
  const resize = (index: number, by: number) => {
    const column = columns[index];
    if (column && column.id !== SELECT_COLUMN) view.setWidth(column.id, column.width + by);
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

  const shared = { rows, rowId, columns, cursor, selection, onPasteCells, readonlyReason };
  const clipboard = useGridClipboard({ ...shared, readPasted, copiedText: texts.copied });
  const pointer = useGridPointer({ cursor, beginEdit, openRow, toggleRow });
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
  return { ...pointer, ...clipboard, onKeyDown };
}
