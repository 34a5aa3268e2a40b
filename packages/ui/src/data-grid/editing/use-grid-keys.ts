import type { KeyboardEvent } from 'react';
import { isImeKey } from '../../enter-key';
import { gridMove, type GridPlace } from './grid-moves';
import { isOneCell } from './grid-range';
import { cellAt, placeAround, type GridCursor } from './use-grid-cursor';
import type { RowSelection } from '../rows/use-row-selection';

interface Options {
  rowIds: readonly string[];
  columnCount: number;
  cursor: GridCursor;
  selection: RowSelection;
  beginEdit: (place: GridPlace) => boolean;
  openRow: ((row: number) => void) | undefined;
  /** What the page makes of a key by itself; true: no more is made of it. */
  onCellsKey: (event: KeyboardEvent<HTMLElement>) => boolean;
  /** Makes a column wider or narrower by this many px. */
  resize: (column: number, by: number) => void;
}

const RESIZE_STEP = 16;
const PAGE = 12;

const widgetIn = (cell: HTMLElement | null) =>
  cell?.querySelector<HTMLElement>('a[href], button, input');

/** The keys of a grid (ARIA pattern): everything that a cell's own widget or field didn't take. */
export function useGridKeys({
  rowIds,
  columnCount,
  cursor,
  selection,
  beginEdit,
  openRow,
  resize,
  onCellsKey,
}: Options) {
  const extent = { rows: rowIds.length, columns: columnCount, page: PAGE };

  function act(key: 'Enter' | 'F2' | ' ', table: HTMLElement, place: GridPlace): boolean {
    const widget = widgetIn(cellAt(table, place));
    if (key !== ' ' && beginEdit(place)) return true;
    if (key === 'F2') return false;
    if (widget && (key === 'Enter' || place.row < 0 || widget.matches('input'))) widget.click();
    else if (key === 'Enter' && place.row >= 0 && openRow) openRow(place.row);
    else if (key === ' ' && place.row >= 0 && selection.enabled)
      selection.toggleRange(rowIds.slice(cursor.range.top, cursor.range.bottom + 1));
    else return false;
    return true;
  }

  function onKey(event: KeyboardEvent<HTMLElement>): boolean {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey, target, currentTarget } = event;
    const { place } = cursor;
    const command = ctrlKey || metaKey;
    if (altKey) return false;
    const inField =
      target instanceof Element && target.matches('input:not([type=checkbox]), select, textarea');
    if (!inField && onCellsKey(event)) return true;
    if (command && code === 'KeyA') {
      if (selection.enabled && !selection.all) selection.toggleAll();
      else if (!selection.enabled) cursor.selectAll();
      return true;
    }
    if (key === 'Enter' || key === 'F2' || key === ' ') {
      const onWidget = target instanceof Element && target.matches('a, button, input');
      return !command && !onWidget && act(key, currentTarget, place);
    }
    if (key === 'Escape' && !isOneCell(cursor.range)) {
      cursor.collapse();
      return true;
    }
    if (place.row < 0 && shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      resize(place.column, key === 'ArrowLeft' ? -RESIZE_STEP : RESIZE_STEP);
      return true;
    }
    const next = gridMove(key, command, place, extent);
    if (next) cursor.moveTo(next, { extend: shiftKey });
    return next !== null;
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || isImeKey(event) || !placeAround(event.target)) return;
    if (!onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
