import type { RefObject } from 'react';
import styles from '../data-grid.module.css';
import { useGridEvents, type GridEventOptions } from '../editing/use-grid-events';
import type { DataGridProps } from '../grid-props';
import { GridBody } from './grid-body';
import { GridHead, type GridOrder } from './grid-head';
import { GridSkeleton } from './grid-skeleton';
import { MemoChildren } from './memo-children';

interface Props<Row>
  extends GridEventOptions<Row>, Pick<DataGridProps<Row>, 'label' | 'cellNote' | 'rowTone'> {
  order: GridOrder<Row>;
  /** What scrolls. */
  boxRef: RefObject<HTMLElement | null>;
  editable: boolean;
  loading: boolean;
}

/** The table itself: its heads, the rows in view, and all that is done in it. */
export function GridTable<Row>(props: Props<Row>) {
  const { grid, label, view, order, boxRef, editable, loading } = props;
  const { rowId, texts, cellNote, rowTone } = props;
  const { tableRef, rows, columns, layout, cursor, selection, editing } = grid;
  const tabStop = cursor.place.row < 0 ? cursor.place.column : undefined;
  return (
    <table
      {...useGridEvents(props)}
      ref={tableRef}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      aria-busy={loading || undefined}
      data-density={view.density}
      className={styles.table}
    >
      <colgroup>
        {columns.map(({ id }, index) => (
          <col key={id} style={{ width: layout.columns[index]?.width }} />
        ))}
      </colgroup>
      <MemoChildren shows={[...Object.values(order), layout.columns, tabStop, view]}>
        <GridHead {...order} layouts={layout.columns} tabStop={tabStop} setWidth={view.setWidth} />
      </MemoChildren>
      <tbody>
        <GridBody
          rows={rows}
          boxRef={boxRef}
          density={view.density}
          columns={columns}
          layouts={layout.columns}
          cursor={cursor}
          selection={selection}
          editing={editing}
          editable={editable}
          opens={props.onRowOpen !== undefined}
          rowId={rowId}
          texts={texts}
          cellNote={cellNote}
          rowTone={rowTone}
        />
        {loading && <GridSkeleton columns={columns} />}
      </tbody>
    </table>
  );
}
