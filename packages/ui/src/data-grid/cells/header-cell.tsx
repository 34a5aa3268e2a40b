import { ChevronDownIcon, ChevronUpIcon } from '../../icon';
import { cx } from '../../internal/cx';
import type { GridColumn } from '../grid-column';
import { stickyStyle, type ColumnLayout } from './grid-layout';
import styles from './header-cell.module.css';
import { nextSort, type GridSort } from '../view/sort-rows';
import { startResize } from './start-resize';

interface Props<Row> {
  column: GridColumn<Row>;
  layout: ColumnLayout | undefined;
  tabStop: boolean;
  sort: GridSort | null;
  onSortChange: ((sort: GridSort | null) => void) | undefined;
  setWidth: (width: number) => void;
}

/** One column's head: a press sorts, its right edge changes the width. */
export function HeaderCell<Row>({
  column,
  layout,
  tabStop,
  sort,
  onSortChange,
  setWidth,
}: Props<Row>) {
  const sorted =
    sort?.columnId === column.id ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const sortable = column.sortBy !== undefined && onSortChange !== undefined;
  return (
    <th
      scope="col"
      tabIndex={tabStop ? 0 : -1}
      aria-sort={sortable ? sorted : undefined}
      data-sortable={sortable || undefined}
      data-column-tone={column.tone}
      className={cx(
        styles.head,
        styles[column.align ?? 'start'],
        layout?.stuckAt !== undefined && styles.stuck,
        layout?.atEnd && styles.atEnd,
      )}
      style={stickyStyle(layout)}
    >
      {sortable ? (
        <button
          type="button"
          tabIndex={-1}
          className={cx(styles.label, styles.button, column.tight && styles.tight)}
          onClick={() => onSortChange(nextSort(sort, column.id))}
        >
          <span className={styles.text}>{column.header}</span>
          {sorted === 'ascending' && <ChevronUpIcon size="1em" />}
          {sorted === 'descending' && <ChevronDownIcon size="1em" />}
        </button>
      ) : (
        <span className={cx(styles.label, styles.text, column.tight && styles.tight)}>
          {column.header}
        </span>
      )}
      <span
        className={styles.edge}
        aria-hidden="true"
        onPointerDown={(event) => startResize(event, setWidth)}
      />
    </th>
  );
}
