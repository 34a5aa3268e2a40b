import type { GridColumn } from '../grid-column';
import type { GridRange } from './grid-range';

/**
 * One cell that gets a new value; `value` is what was typed or pasted, not yet checked against the
 * column's rule.
 */
export interface CellChange {
  rowId: string;
  columnId: string;
  value: string;
}

export interface GridPaste {
  changes: CellChange[];
  /** Cells that can't be edited, or for which the table has no place: they are left out. */
  leftOut: number;
}

interface Target<Row> {
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  range: GridRange;
}

/**
 * The value behind the text of a choice: 재원 → `enrolled`. Unknown texts stay as they are, for the
 * check to refuse.
 */
const valueOf = <Row>({ edit }: GridColumn<Row>, text: string) =>
  (edit?.kind === 'select'
    ? edit.options.find(({ label, value }) => label === text || value === text)?.value
    : undefined) ?? text;

/**
 * Lays pasted cells on the table as Excel does: from the range's upper left corner, over its edge
 * if need be; a single cell fills the whole range. Spaces around a text are dropped.
 */
export function planPaste<Row>(
  cells: readonly (readonly string[])[],
  { rows, columns, rowId, range }: Target<Row>,
): GridPaste {
  const [first] = cells;
  const fill = cells.length === 1 && first?.length === 1;
  const height = fill ? range.bottom - range.top + 1 : cells.length;
  const paste: GridPaste = { changes: [], leftOut: 0 };
  for (let down = 0; down < height; down += 1) {
    const line = (fill ? first : cells[down]) ?? [];
    const width = fill ? range.right - range.left + 1 : line.length;
    for (let right = 0; right < width; right += 1) {
      const [row, column] = [rows[range.top + down], columns[range.left + right]];
      const text = (fill ? line[0] : line[right]) ?? '';
      if (row === undefined || !column?.edit) paste.leftOut += 1;
      else
        paste.changes.push({
          rowId: rowId(row),
          columnId: column.id,
          value: valueOf(column, text.trim()),
        });
    }
  }
  return paste;
}
