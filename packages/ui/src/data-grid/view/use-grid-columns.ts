import { useMemo, useState, type CSSProperties } from 'react';
import { SELECT_COLUMN, type GridColumn } from '../grid-column';
import { gridLayout } from '../cells/grid-layout';
import { textWidth } from '../cells/text-width';
import type { GridView } from './use-grid-view';

const TEXT_SIZE = 14;
/** Px of a rem unless the reader has set another size of text in the browser. */
const USUAL_REM = 16;

/** How much larger than usual the reader's text is: columns grow with it. */
const textScale = (): number =>
  (parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM) / USUAL_REM;

/** A width that the reader has chosen is in px of the screen and stays. */
const grown = <Row>(
  all: readonly GridColumn<Row>[],
  columns: readonly GridColumn<Row>[],
  scale: number,
): readonly GridColumn<Row>[] =>
  scale === 1
    ? columns
    : columns.map((column) =>
        column.width === all.find(({ id }) => id === column.id)?.width
          ? { ...column, width: Math.round(column.width * scale) }
          : column,
      );

const selectColumn = {
  id: SELECT_COLUMN,
  header: '',
  text: () => '',
  width: 44,
  align: 'center',
} as const;

/**
 * Width of the column that names the rows, for the longest name. A width chosen by the user stays,
 * and so does one that takes what is left: its names are sentences, and would push others out.
 */
function widthOfNames<Row>(
  all: readonly GridColumn<Row>[],
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  { known, scale }: { known: Map<string, number>; scale: number },
): number | undefined {
  const key = columns.find(({ rowHeader }) => rowHeader);
  const chosen = key && key.width !== all.find(({ id }) => id === key.id)?.width;
  if (!key || chosen || key.grow) return undefined;
  return rows.reduce((widest, row) => {
    const name = key.text(row);
    const before = known.get(name);
    const width = before ?? textWidth(name, TEXT_SIZE * scale);
    if (before === undefined) known.set(name, width);
    return Math.max(widest, width);
  }, key.width * scale);
}

/** What the grid draws: its columns, their places, and what the style sheet needs to know. */
export function useGridColumns<Row>(
  { all, columns: shown }: GridView<Row>,
  rows: readonly Row[],
  { selectable, pinned }: { selectable: boolean; pinned: number },
) {
  const [known] = useState(() => new Map<string, number>());
  const [scale] = useState(textScale);
  const names = useMemo(
    () => widthOfNames(all, shown, rows, { known, scale }),
    [all, shown, rows, known, scale],
  );
  // The same columns while their widths are the same: with others every row is drawn again.
  const columns = useMemo<readonly GridColumn<Row>[]>(() => {
    const named = grown(all, shown, scale).map((column) =>
      column.rowHeader && names !== undefined ? { ...column, width: names } : column,
    );
    return selectable ? [...grown([selectColumn], [selectColumn], scale), ...named] : named;
  }, [selectable, all, shown, names, scale]);
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
