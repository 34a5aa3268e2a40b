import { useMemo, type CSSProperties } from 'react';
import { SELECT_COLUMN, type GridColumn } from '../grid-column';
import { gridLayout } from '../cells/grid-layout';
import { textWidth } from '../cells/text-width';
import type { GridView } from './use-grid-view';

const TEXT_SIZE = 14;

const selectColumn = {
  id: SELECT_COLUMN,
  header: '',
  text: () => '',
  width: 44,
  align: 'center',
} as const;

/**
 * The columns, the one that names the rows as wide as its longest name: a name that is cut names
 * nobody. A width that the reader has chosen stays.
 */
function wholeNames<Row>(
  all: readonly GridColumn<Row>[],
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
): readonly GridColumn<Row>[] {
  const key = columns.find(({ rowHeader }) => rowHeader);
  const chosen = key && key.width !== all.find(({ id }) => id === key.id)?.width;
  if (!key || chosen) return columns;
  const width = rows.reduce(
    (widest, row) => Math.max(widest, textWidth(key.text(row), TEXT_SIZE)),
    key.width,
  );
  return columns.map((column) => (column === key ? { ...column, width } : column));
}

/** What the grid draws: its columns, their places, and what the style sheet needs to know. */
export function useGridColumns<Row>(
  { all, columns: shown }: GridView<Row>,
  rows: readonly Row[],
  { selectable, pinned }: { selectable: boolean; pinned: number },
) {
  const columns = useMemo<readonly GridColumn<Row>[]>(() => {
    const named = wholeNames(all, shown, rows);
    return selectable ? [selectColumn, ...named] : named;
  }, [selectable, all, shown, rows]);
  const layout = useMemo(
    () => gridLayout(columns, pinned + Number(selectable)),
    [columns, pinned, selectable],
  );
  // Room for the sticky ones, and the least width of the table.
  const sizes: CSSProperties & Record<`--${string}`, string> = {
    '--stuck': `${layout.stuck}px`,
    '--end': `${layout.end}px`,
    '--total': `${layout.total}px`,
  };
  return { columns, layout, sizes };
}
