import type { ClipboardEvent } from 'react';
import { announce } from '../../live-region';
import { SELECT_COLUMN, type GridColumn } from '../grid-column';
import { isOneCell } from './grid-range';
import { planPaste, type GridPaste } from './plan-paste';
import { parseTsv, toTsv } from './tsv';
import type { GridCursor } from './use-grid-cursor';
import type { RowSelection } from '../rows/use-row-selection';

interface Options<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly GridColumn<Row>[];
  cursor: GridCursor;
  selection: RowSelection;
  onPasteCells: ((paste: GridPaste) => void) | undefined;
  readPasted: ((copied: DataTransfer) => string[][]) | undefined;
  readonlyReason: string | undefined;
  copiedText: (cells: number) => string;
}

const inField = (target: EventTarget) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), select, textarea') !== null;

/**
 * Copy and paste as spreadsheets do, through the browser's own events: they need no permission.
 * Copied is the range; with one cell marked and rows ticked, those rows.
 */
export function useGridClipboard<Row>({
  rows,
  rowId,
  columns,
  cursor,
  selection,
  onPasteCells,
  readPasted = (data) => parseTsv(data.getData('text/plain')),
  readonlyReason,
  copiedText,
}: Options<Row>) {
  function copied(): string[][] {
    const { range, place } = cursor;
    const wholeRows = isOneCell(range) && selection.some;
    const taken = wholeRows
      ? rows.filter((row) => selection.has(rowId(row)))
      : rows.slice(range.top, range.bottom + 1);
    const shown = wholeRows ? columns : columns.slice(range.left, range.right + 1);
    const texts = shown.filter(({ id }) => id !== SELECT_COLUMN);
    return place.row < 0 ? [] : taken.map((row) => texts.map((column) => column.text(row)));
  }

  return {
    onCopy(event: ClipboardEvent) {
      if (inField(event.target)) return;
      const cells = copied();
      if (cells.length === 0) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', toTsv(cells));
      announce(copiedText(cells.flat().length));
    },
    onPaste(event: ClipboardEvent) {
      if (inField(event.target) || !onPasteCells || cursor.place.row < 0) return;
      event.preventDefault();
      if (readonlyReason !== undefined) {
        announce(readonlyReason);
        return;
      }
      const paste = planPaste(readPasted(event.clipboardData), {
        rows,
        columns,
        rowId,
        range: cursor.range,
      });
      if (paste.changes.length > 0) onPasteCells(paste);
    },
  };
}
