import type { RefObject } from 'react';
import styles from '../data-grid.module.css';
import { isOneCell } from '../editing/grid-range';
import { GridRow, type GridRowProps } from './grid-row';
import { MemoChildren } from './memo-children';
import { bodySegments } from '../rows/row-window';
import { useRowWindow } from '../rows/use-row-window';

interface Props<Row> extends Omit<GridRowProps<Row>, 'row' | 'index' | 'apart'> {
  rows: readonly Row[];
  boxRef: RefObject<HTMLElement | null>;
  density: string;
}

/**
 * The rows in view, and gaps as high as those that are not drawn. Nothing else of the grid is
 * drawn again while one scrolls.
 */
export function GridBody<Row>({ rows, boxRef, density, ...row }: Props<Row>) {
  const { layouts } = row;
  const drawn = useRowWindow(boxRef, { count: rows.length, layouts, density });
  const { cursor, selection, editing, rowId } = row;
  const { place, range } = cursor;

  /**
   * What a row shows beside its own data; a row with an open field is drawn every time, for its
   * handlers.
   */
  function shows(data: Row, index: number): unknown[] {
    if (editing.inRow(data)) return [Symbol('field')];
    const marked = !isOneCell(range) && index >= range.top && index <= range.bottom;
    const marks = [
      place.row === index ? place.column : undefined,
      marked ? range.left : undefined,
      marked ? range.right : undefined,
    ];
    return [
      data,
      index,
      ...marks,
      selection.has(rowId(data)),
      row.columns,
      row.layouts,
      row.cellNote,
      row.rowTone,
      row.texts,
      row.editable,
      row.opens,
    ];
  }

  return bodySegments(drawn, place.row, rows.length).map((part) => {
    if ('gap' in part)
      return (
        <tr
          key={`gap-${part.before}`}
          aria-hidden="true"
          className={styles.gap}
          style={{ height: part.gap * drawn.pitch }}
        />
      );
    const data = rows[part.row];
    if (data === undefined) return null;
    const apart = part.row < drawn.first || part.row >= drawn.end;
    return (
      <MemoChildren key={rowId(data)} shows={[...shows(data, part.row), apart]}>
        <GridRow {...row} row={data} index={part.row} apart={apart} />
      </MemoChildren>
    );
  });
}
