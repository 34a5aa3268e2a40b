import { useRef } from 'react';
import { cx } from '../internal/cx';
import { CardOrder } from './cells/card-order';
import { GridTable } from './cells/grid-table';
import { MemoChildren } from './cells/memo-children';
import styles from './data-grid.module.css';
import type { DataGridProps } from './grid-props';
import { useMoreAtEnd } from './rows/use-more-at-end';
import { useGridState } from './use-grid-state';

/**
 * The managers' table: an ARIA grid with one Tab stop, ranges, copy and paste as in a spreadsheet,
 * editing in place, and only the rows in view drawn (ADR 0110). Below 600 px every row is a card.
 */
export function DataGrid<Row>({
  label,
  view,
  rows,
  rowId,
  texts,
  sort = null,
  onSortChange,
  selection,
  onSelectionChange,
  onRowOpen,
  onEdit,
  onCellsKey,
  onCellOpen,
  cellsRef,
  onPasteCells,
  readPasted,
  readonlyReason,
  cellNote,
  rowTone,
  pinned = 2,
  empty,
  error,
  legend,
  className,
  style,
  ...rest
}: DataGridProps<Row>) {
  const boxRef = useRef<HTMLDivElement>(null);
  const own = { view, rowId, readonlyReason };
  const grid = useGridState({ ...own, rows, selection, onSelectionChange, onEdit, pinned });
  const order = {
    columns: grid.columns,
    selection: grid.selection,
    sort,
    onSortChange,
    selectAllLabel: texts.selectAll,
    count: rows?.length ?? 0,
  };
  const frameRef = useMoreAtEnd(boxRef, grid.layout.total);

  return (
    <div ref={frameRef} className={styles.frame} style={grid.sizes}>
      <MemoChildren shows={Object.values(order)}>
        <CardOrder {...order} />
      </MemoChildren>
      <div {...rest} ref={boxRef} className={cx(styles.box, className)} style={style}>
        <GridTable
          {...own}
          label={label}
          grid={grid}
          order={order}
          boxRef={boxRef}
          texts={texts}
          editable={onEdit !== undefined}
          loading={rows === undefined && error === undefined}
          onRowOpen={onRowOpen}
          onCellOpen={onCellOpen}
          onCellsKey={onCellsKey}
          onPasteCells={onPasteCells}
          readPasted={readPasted}
          cellsRef={cellsRef}
          cellNote={cellNote}
          rowTone={rowTone}
        />
        {rows === undefined ? error : rows.length === 0 && empty}
      </div>
      {legend !== undefined && rows !== undefined && rows.length > 0 && (
        <div className={styles.legend}>{legend}</div>
      )}
    </div>
  );
}
