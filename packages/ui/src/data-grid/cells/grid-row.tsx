import { useId } from 'react';
import { Checkbox } from '../../checkbox';
import { cx } from '../../internal/cx';
import { CellEditor } from './cell-editor';
import { GridCell } from './grid-cell';
import { SELECT_COLUMN, type GridColumn } from '../grid-column';
import type { ColumnLayout } from './grid-layout';
import type { DataGridProps } from '../grid-props';
import { inRange, isOneCell } from '../editing/grid-range';
import styles from './grid-cell.module.css';
import type { CellEditing } from '../editing/use-cell-edit';
import type { GridCursor } from '../editing/use-grid-cursor';
import type { RowSelection } from '../rows/use-row-selection';

export interface GridRowProps<Row> extends Pick<
  DataGridProps<Row>,
  'cellNote' | 'rowTone' | 'rowId' | 'texts'
> {
  row: Row;
  index: number;
  /** Drawn only because it has the focus: its place says nothing about the height of rows. */
  apart: boolean;
  columns: readonly GridColumn<Row>[];
  layouts: readonly ColumnLayout[];
  cursor: GridCursor;
  selection: RowSelection;
  editing: CellEditing<Row>;
  editable: boolean;
  /** Whether rows open: by the name, a button. */
  opens: boolean;
}

/** One row; below 600 px it is a card. */
export function GridRow<Row>(props: GridRowProps<Row>) {
  const {
    row,
    index,
    apart,
    columns,
    layouts,
    cursor,
    selection,
    editing,
    editable,
    opens,
    rowId,
    texts,
  } = props;
  const { place, range } = cursor;
  const id = rowId(row);
  const marksRange = !isOneCell(range);
  const noteId = useId();
  const opener = columns.some((column) => column.opens);

  const contentOf = (column: GridColumn<Row>) =>
    column.id === SELECT_COLUMN ? (
      <Checkbox
        size="dense"
        label={texts.row(row)}
        labelHidden
        tabIndex={-1}
        checked={selection.has(id)}
      />
    ) : (
      (column.cell?.(row) ?? column.text(row))
    );

  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={selection.enabled ? selection.has(id) : undefined}
      data-row={index}
      data-apart={apart || undefined}
      data-tone={props.rowTone?.(row)}
      className={cx(styles.row, selection.enabled && styles.selectable)}
    >
      {columns.map((column, at) => (
        <GridCell
          key={column.id}
          column={column}
          layout={layouts[at]}
          tabStop={place.row === index && place.column === at}
          marked={marksRange && inRange(range, { row: index, column: at })}
          note={props.cellNote?.(row, column.id)}
          noteId={`${noteId}${at}`}
          own={column.cellProps?.(row)}
          editable={editable}
          opens={opens && (column.opens ?? (column.rowHeader === true && !opener))}
          editor={
            column.edit && editing.isEditing(row, column) ? (
              <CellEditor
                row={row}
                edit={column.edit}
                label={`${texts.row(row)} ${column.header}`}
                onCommit={(value, then) => editing.commit(row, column, value, then)}
                onCancel={editing.cancel}
              />
            ) : undefined
          }
        >
          {contentOf(column)}
        </GridCell>
      ))}
    </tr>
  );
}
