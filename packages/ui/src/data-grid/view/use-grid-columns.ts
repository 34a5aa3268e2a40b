import { useMemo, useState, type CSSProperties } from 'react';
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
 * How wide the column that names the rows must be for its longest name: a name that is cut names
 * nobody. A width that the reader has chosen stays.
 */
function widthOfNames<Row>(
  all: readonly GridColumn<Row>[],
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  known: Map<string, number>,
): number | undefined {
  const key = columns.find(({ rowHeader }) => rowHeader);
  const chosen = key && key.width !== all.find(({ id }) => id === key.id)?.width;
  if (!key || chosen) return undefined;
  return rows.reduce((widest, row) => {
    const name = key.text(row);
    const before = known.get(name);
    const width = before ?? textWidth(name, TEXT_SIZE);
    if (before === undefined) known.set(name, width);
    return Math.max(widest, width);
  }, key.width);
}

/** What the grid draws: its columns, their places, and what the style sheet needs to know. */
export function useGridColumns<Row>(
  { all, columns: shown }: GridView<Row>,
  rows: readonly Row[],
  { selectable, pinned }: { selectable: boolean; pinned: number },
) {
  const [known] = useState(() => new Map<string, number>());
  const names = useMemo(() => widthOfNames(all, shown, rows, known), [all, shown, rows, known]);
  // The same columns while their widths are the same: with others every row is drawn again.
  const columns = useMemo<readonly GridColumn<Row>[]>(() => {
    const named = shown.map((column) =>
      column.rowHeader && names !== undefined ? { ...column, width: names } : column,
    );
    return selectable ? [selectColumn, ...named] : named;
  }, [selectable, shown, names]);
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
