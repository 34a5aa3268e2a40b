import { Checkbox } from '../../checkbox';
import { cx } from '../../internal/cx';
import { SELECT_COLUMN, type GridColumn } from '../grid-column';
import { stickyStyle, type ColumnLayout } from './grid-layout';
import { HeaderCell } from './header-cell';
import styles from './header-cell.module.css';
import type { GridSort } from '../view/sort-rows';
import type { RowSelection } from '../rows/use-row-selection';

/** What orders the rows and ticks all of them: heads, and the line above cards. */
export interface GridOrder<Row> {
  columns: readonly GridColumn<Row>[];
  sort: GridSort | null;
  onSortChange: ((sort: GridSort | null) => void) | undefined;
  selection: RowSelection;
  selectAllLabel: string;
  /** Of the shown rows; nothing is offered over none. */
  count: number;
}

interface Props<Row> extends GridOrder<Row> {
  layouts: readonly ColumnLayout[];
  /** The column whose head is the Tab stop; undefined while a row has it. */
  tabStop: number | undefined;
  setWidth: (columnId: string, width: number) => void;
}

/** The row of heads, which stays in view. */
export function GridHead<Row>({
  columns,
  layouts,
  tabStop,
  sort,
  onSortChange,
  selection,
  selectAllLabel,
  count,
  setWidth,
}: Props<Row>) {
  return (
    <thead className={styles.row}>
      <tr aria-rowindex={1} data-row={-1}>
        {columns.map((column, index) =>
          column.id === SELECT_COLUMN ? (
            <th
              key={column.id}
              scope="col"
              tabIndex={tabStop === index ? 0 : -1}
              data-sortable="true"
              className={cx(styles.head, styles.select, styles.stuck)}
              style={stickyStyle(layouts[index])}
            >
              {count > 0 && (
                <Checkbox
                  size="dense"
                  label={selectAllLabel}
                  labelHidden
                  tabIndex={-1}
                  checked={selection.all}
                  indeterminate={selection.some && !selection.all}
                  onCheckedChange={selection.toggleAll}
                />
              )}
            </th>
          ) : (
            <HeaderCell
              key={column.id}
              column={column}
              layout={layouts[index]}
              tabStop={tabStop === index}
              sort={sort}
              onSortChange={onSortChange}
              setWidth={(width) => setWidth(column.id, width)}
            />
          ),
        )}
      </tr>
    </thead>
  );
}
