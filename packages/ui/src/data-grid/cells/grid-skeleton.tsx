import { Skeleton } from '../../skeleton';
import { SELECT_COLUMN, type GridColumn } from '../grid-column';
import styles from './grid-cell.module.css';

const ROWS = 12;

/** Rows of grey blocks in the columns' own widths. */
export function GridSkeleton<Row>({ columns }: { columns: readonly GridColumn<Row>[] }) {
  return Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true" className={styles.row}>
      {columns.map((column) => (
        <td
          key={column.id}
          className={styles.cell}
          data-card={column.id === SELECT_COLUMN ? 'hidden' : (column.card ?? 'line')}
        >
          <Skeleton width="70%" />
        </td>
      ))}
    </tr>
  ));
}
