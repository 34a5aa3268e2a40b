import { useDisabledReason } from '../../disabled-reason';
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

/** The head of a column whose cells say nothing to this reader: a press says why. */
function DisabledLabel({ header, reason }: { header: string; reason: string }) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(reason, {});
  return (
    <>
      <button
        {...props}
        type="button"
        tabIndex={-1}
        className={cx(styles.label, styles.button, styles.disabled)}
      >
        <span className={styles.text}>{header}</span>
      </button>
      {tip}
    </>
  );
}

interface LabelProps<Row> extends Pick<Props<Row>, 'column' | 'sort' | 'onSortChange'> {
  sorted: 'descending' | 'ascending' | 'none';
  sortable: boolean;
}

function HeadLabel<Row>({ column, sort, onSortChange, sorted, sortable }: LabelProps<Row>) {
  if (column.disabledReason !== undefined)
    return <DisabledLabel header={column.header} reason={column.disabledReason} />;
  const look = cx(styles.label, column.tight && styles.tight);
  if (!sortable) return <span className={cx(look, styles.text)}>{column.header}</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={cx(look, styles.button)}
      onClick={() => onSortChange?.(nextSort(sort, column.id))}
    >
      <span className={styles.text}>{column.header}</span>
      {sorted === 'ascending' && <ChevronUpIcon size="1em" />}
      {sorted === 'descending' && <ChevronDownIcon size="1em" />}
    </button>
  );
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
  const sortable =
    column.sortBy !== undefined &&
    column.disabledReason === undefined &&
    onSortChange !== undefined;
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
      <HeadLabel {...{ column, sort, onSortChange, sorted, sortable }} />
      <span
        className={styles.edge}
        aria-hidden="true"
        onPointerDown={(event) => startResize(event, setWidth)}
      />
    </th>
  );
}
