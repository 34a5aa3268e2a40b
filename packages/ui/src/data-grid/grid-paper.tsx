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

/** Letters of a column up to which its cells stay on one line; a Korean one is as wide as two. */
const SHORT = 16;
const MANY = 10;
const widthOf = (text: string): number => text.replace(/[^ -~]/g, '--').length;

/** A number or a code keeps together at its hyphens. */
const unbroken = (text: string): string => text.replace(/-/g, '\u2060-\u2060');

/** All rows as a plain table of texts, for a `PrintSheet`: a grid draws only what is in view. */
export function GridPaper<Row>({ columns, rows, rowId, signature }: GridPaperProps<Row>) {
  const isShort = new Map(
    columns.map(({ id, text }) => [id, rows.every((row) => widthOf(text(row)) <= SHORT)]),
  );
  const many = columns.filter(({ tight }) => !tight).length > MANY;
  return (
    <table className={styles.table} data-many={many || undefined}>
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
              <td
                key={id}
                className={cx(
                  styles[align ?? 'start'],
                  tight && styles.tight,
                  isShort.get(id) ? styles.short : styles.long,
                )}
              >
                {unbroken(text(row))}
              </td>
            ))}
            {signature !== undefined && <td className={styles.signature} aria-label={signature} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
