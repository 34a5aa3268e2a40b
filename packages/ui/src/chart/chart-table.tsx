import type { ChartPoint, ChartSeries } from './chart-data';
import styles from './chart-table.module.css';

interface Props {
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  valueText: (value: number | null | undefined) => string;
  summary: string;
  pointHead: string;
}

/** Every value of a chart as a table, folded away. */
export function ChartTable({ series, points, valueText, summary, pointHead }: Props) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{summary}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{pointHead}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.value}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, name, values }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {series.map((one, index) => (
                <td key={one.id} className={styles.value}>
                  {valueText(values[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
