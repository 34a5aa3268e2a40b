import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import { VisuallyHidden } from '../../visually-hidden';
import { SELECT_COLUMN, type CellProps, type GridColumn } from '../grid-column';
import { stickyStyle, type ColumnLayout } from './grid-layout';
import type { CellNote } from '../grid-props';
import styles from './grid-cell.module.css';

interface Props<Row> {
  column: GridColumn<Row>;
  layout: ColumnLayout | undefined;
  tabStop: boolean;
  /** In the marked range, when that is more than one cell. */
  marked: boolean;
  note: CellNote | undefined;
  /** Of the words of its note. */
  noteId: string;
  /** How the page wants it to look. */
  own: CellProps | undefined;
  /** Whether the table takes edits at all. */
  editable: boolean;
  /** Whether its content is what opens the row. */
  opens: boolean;
  /** The field, or undefined for the content. */
  editor: ReactNode;
  children: ReactNode;
}

/** One cell. It has no handlers: the table listens for all of them. */
export function GridCell<Row>({
  column,
  layout,
  tabStop,
  marked,
  note,
  noteId,
  own,
  editable,
  opens,
  editor,
  children,
}: Props<Row>) {
  // Under its open field the cell is no target of its own.
  const tabIndex = tabStop ? 0 : -1;
  const Tag = column.rowHeader ? 'th' : 'td';
  return (
    <Tag
      {...own}
      role={column.rowHeader ? 'rowheader' : 'gridcell'}
      scope={column.rowHeader ? 'row' : undefined}
      tabIndex={editor === undefined ? tabIndex : undefined}
      aria-selected={marked || undefined}
      aria-readonly={editable ? !column.edit : undefined}
      aria-describedby={note && noteId}
      data-header={column.id === SELECT_COLUMN ? undefined : (column.cardHeader ?? column.header)}
      data-card={column.id === SELECT_COLUMN ? 'select' : (column.card ?? 'line')}
      data-note={note?.kind}
      data-column-tone={column.tone}
      className={cx(
        styles.cell,
        styles[column.align ?? 'start'],
        layout?.stuckAt !== undefined && styles.stuck,
        layout?.lastStuck && styles.lastStuck,
        layout?.atEnd && styles.atEnd,
        marked && styles.marked,
        column.tight && styles.tight,
        column.tight && note && styles.holds,
        column.tight && editor !== undefined && styles.open,
        own?.className,
      )}
      style={stickyStyle(layout)}
    >
      {column.tight ? (
        children
      ) : (
        <div
          className={cx(styles.content, column.id === SELECT_COLUMN && styles.tick)}
          // What its column is too narrow for is whole under the pointer, as it is with the focus.
          title={typeof children === 'string' ? children : undefined}
        >
          {opens ? (
            <button type="button" tabIndex={-1} data-opens className={styles.opener}>
              {children}
            </button>
          ) : (
            children
          )}
        </div>
      )}
      {editor}
      {note && (
        <span id={noteId} className={styles.note}>
          <VisuallyHidden>{note.text}</VisuallyHidden>
        </span>
      )}
    </Tag>
  );
}
