import { cx } from '../internal/cx';
import type { GridColumn } from './grid-column';
import styles from './grid-paper.module.css';

export interface GridPaperProps<Row> {
  /** As shown: `view.columns`, without those that make no sense on paper. */
  columns: readonly GridColumn<Row>[];
  /** All of them, sorted as on the screen. */
  rows: readonly Row[];
  /** What distinguishes rows. */
  rowId: (row: Row) => string;
  /** An empty column at the end to sign in, with this head. */
  signature?: string;
}

/** All rows as a plain table of texts, for a `PrintSheet`: a grid draws only what is in view. */
export function GridPaper<Row>({ columns, rows, rowId, signature }: GridPaperProps<Row>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ id, header, align, tight }) => (
            <th
              key={id}
              scope="col"
              className={cx(styles[align ?? 'start'], tight && styles.tight)}
            >
              {header}
            </th>
          ))}
          {signature !== undefined && <th scope="col">{signature}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map(({ id, text, align, tight }) => (
              <td key={id} className={cx(styles[align ?? 'start'], tight && styles.tight)}>
                {text(row)}
              </td>
            ))}
            {signature !== undefined && <td className={styles.signature} aria-label={signature} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
