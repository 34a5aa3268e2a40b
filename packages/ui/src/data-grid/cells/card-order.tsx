import { Checkbox } from '../../checkbox';
import { Select } from '../../select';
import styles from './card-order.module.css';
import type { GridOrder } from './grid-head';

const UP = 'up';
const DOWN = 'down';
const ORDER = '정렬';
const OWN = '기본 순';
const nameOf = (header: string, descending: boolean) =>
  `${header}순${descending ? ' (거꾸로)' : ''}`;

/** Above cards, what the heads do above a table: the order, and the box of all rows. */
export function CardOrder<Row>({
  columns,
  sort,
  onSortChange,
  selection,
  selectAllLabel,
  count,
}: GridOrder<Row>) {
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined && onSortChange);
  if (count === 0 || (sortable.length === 0 && !selection.enabled)) return null;
  return (
    <div className={styles.line}>
      {selection.enabled && (
        <Checkbox
          size="dense"
          label={selectAllLabel}
          checked={selection.all}
          indeterminate={selection.some && !selection.all}
          onCheckedChange={selection.toggleAll}
        />
      )}
      {sortable.length > 0 && (
        <Select
          size="dense"
          label={ORDER}
          labelHidden
          className={styles.order}
          value={sort ? `${sort.descending ? DOWN : UP} ${sort.columnId}` : ''}
          onValueChange={(value) => {
            const [way, columnId] = value.split(' ');
            onSortChange?.(columnId ? { columnId, descending: way === DOWN } : null);
          }}
        >
          <option value="">{OWN}</option>
          {sortable.flatMap(({ id, header }) =>
            [UP, DOWN].map((way) => (
              <option key={`${way} ${id}`} value={`${way} ${id}`}>
                {nameOf(header, way === DOWN)}
              </option>
            )),
          )}
        </Select>
      )}
    </div>
  );
}
