import type { GridColumn } from './grid-column';
import styles from './grid-paper.module.css';

export interface GridPaperProps<Row> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** An empty column at the end to sign in, with this head. */
  signature?: string;
}

/** All rows as a plain table of texts, for a `PrintSheet`: a grid draws only what is in sight. */
export function GridPaper<Row>({ columns, rows, rowId, signature }: GridPaperProps<Row>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" className={styles[align ?? 'start']}>
              {header}
            </th>
          ))}
          {signature !== undefined && <th scope="col">{signature}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map(({ id, text, align }) => (
              <td key={id} className={styles[align ?? 'start']}>
                {text(row)}
              </td>
            ))}
            {signature !== undefined && <td className={styles.signature}>{' '}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
