import { useState } from 'react';
import { announce } from '../../live-region';
import type { AfterEdit } from '../cells/cell-editor';
import type { GridColumn } from '../grid-column';
import { clampPlace, type GridPlace } from './grid-moves';
import type { CellChange } from './plan-paste';
import type { GridCursor } from './use-grid-cursor';

interface Options<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly GridColumn<Row>[];
  cursor: GridCursor;
  onEdit: ((change: CellChange) => void) | undefined;
  readonlyReason: string | undefined;
}

const steps: Record<AfterEdit, { down: number; right: number } | null> = {
  down: { down: 1, right: 0 },
  right: { down: 0, right: 1 },
  left: { down: 0, right: -1 },
  stay: { down: 0, right: 0 },
  nowhere: null,
};

/** Which cell is being edited, and what becomes of its value. */
export function useCellEdit<Row>({
  rows,
  rowId,
  columns,
  cursor,
  onEdit,
  readonlyReason,
}: Options<Row>) {
  const [editing, setEditing] = useState<{ rowId: string; columnId: string } | null>(null);

  return {
    inRow: (row: Row) => editing?.rowId === rowId(row),
    isEditing: (row: Row, column: GridColumn<Row>) =>
      editing?.rowId === rowId(row) && editing.columnId === column.id,
    /** Opens the field; false where the cell can't be edited. */
    begin({ row, column }: GridPlace): boolean {
      const [data, target] = [rows[row], columns[column]];
      if (data === undefined || !target?.edit || !onEdit) return false;
      if (readonlyReason !== undefined) announce(readonlyReason);
      else setEditing({ rowId: rowId(data), columnId: target.id });
      return true;
    },
    commit(row: Row, { id, edit }: GridColumn<Row>, value: string, then: AfterEdit) {
      setEditing(null);
      if (value !== edit?.value(row)) onEdit?.({ rowId: rowId(row), columnId: id, value });
      const step = steps[then];
      const { place } = cursor;
      const extent = { rows: rows.length, columns: columns.length, page: 0 };
      if (step)
        cursor.moveTo(
          clampPlace({ row: place.row + step.down, column: place.column + step.right }, extent),
        );
    },
    cancel() {
      setEditing(null);
      cursor.moveTo(cursor.place);
    },
  };
}

export type CellEditing<Row> = ReturnType<typeof useCellEdit<Row>>;
