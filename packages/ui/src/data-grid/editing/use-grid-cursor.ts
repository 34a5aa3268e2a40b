import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GridColumn } from '../grid-column';
import { clampPlace, type GridPlace } from './grid-moves';
import { rangeBetween } from './grid-range';

interface Options<Row> {
  tableRef: RefObject<HTMLTableElement | null>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly GridColumn<Row>[];
}

/** A cell by name, so that focus stays with its row after sorting; `row` is its last index. */
interface CellName {
  rowId: string | null;
  columnId: string | undefined;
  row: number;
}

export const cellAt = (
  table: HTMLElement | null,
  { row, column }: GridPlace,
): HTMLElement | null => {
  const cell = table?.querySelector(`[data-row="${row}"]`)?.children[column];
  return cell instanceof HTMLElement ? cell : null;
};

/** The place of the cell around an element; null outside of cells. */
export function placeAround(target: EventTarget): GridPlace | null {
  const cell =
    target instanceof Element ? target.closest<HTMLTableCellElement>('[data-row] > *') : null;
  const row = cell?.parentElement?.dataset['row'];
  return cell && row !== undefined ? { row: Number(row), column: cell.cellIndex } : null;
}

/**
 * The one cell that has the focus (the grid's only Tab stop) and the range between it and its
 * anchor.
 */
export function useGridCursor<Row>({ tableRef, rows, rowId, columns }: Options<Row>) {
  const [cursor, setCursor] = useState<CellName>({ rowId: '', columnId: undefined, row: 0 });
  const [anchor, setAnchor] = useState<CellName | null>(null);
  const focusWanted = useRef(false);
  const extent = { rows: rows.length, columns: columns.length, page: 0 };

  const nameOf = ({ row, column }: GridPlace): CellName => {
    const data = rows[row];
    return { rowId: data === undefined ? null : rowId(data), columnId: columns[column]?.id, row };
  };
  const placeOf = (name: CellName): GridPlace => {
    const found = name.rowId === null ? -1 : rows.findIndex((row) => rowId(row) === name.rowId);
    const row = found < 0 && name.rowId !== null ? name.row : found;
    return clampPlace({ row, column: columns.findIndex(({ id }) => id === name.columnId) }, extent);
  };

  const place = placeOf(cursor);
  const start = anchor && place.row >= 0 ? placeOf(anchor) : place;

  // The cell may have to be drawn first: it is the cursor that keeps it drawn.
  useLayoutEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    const cell = cellAt(tableRef.current, place);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  return {
    place,
    /** The marked cells; at least the one with the focus. */
    range: rangeBetween(start, place),
    /** Moves the focus; `extend` keeps the other end of the range. */
    moveTo(next: GridPlace, { extend = false, focus = true } = {}) {
      focusWanted.current = focus;
      setAnchor(extend && next.row >= 0 ? (anchor ?? cursor) : null);
      setCursor(nameOf(next));
    },
    /** The range is this cell alone again. */
    collapse: () => setAnchor(null),
    selectAll() {
      setAnchor(nameOf({ row: 0, column: 0 }));
      setCursor(nameOf({ row: rows.length - 1, column: columns.length - 1 }));
    },
  };
}

export type GridCursor = ReturnType<typeof useGridCursor>;
