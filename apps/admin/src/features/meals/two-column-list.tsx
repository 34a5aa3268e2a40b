import { type SameDayRow, mealName } from '@academy/domain/meals';
import { remarkOf } from './paper-remark';
import styles from './same-day-paper.module.css';
import { sameDayTexts as texts } from './same-day-texts';
import { shownIn, type MealFilter } from './same-day-view';

interface Props {
  rows: readonly SameDayRow[];
  meal: MealFilter;
  showUnpaid: boolean;
}

const { columns } = texts;

/** 명단: twice as many names on a page, read down the left column and then the right one. */
export function TwoColumnList({ rows, meal, showUnpaid }: Props) {
  const meals = shownIn(meal);
  return (
    <div className={styles.columns}>
      <table className={styles.dense}>
        <thead>
          <tr>
            <th scope="col">{columns.seat}</th>
            <th scope="col">{columns.name}</th>
            {meals.map((one) => (
              <th key={one} scope="col" className={styles.mark}>
                {mealName(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const remark = remarkOf(row, { showUnpaid, withNote: false });
            return (
              <tr key={row.studentId}>
                <td className={styles.seat}>{row.seat ?? texts.noSeat}</td>
                <th scope="row">
                  {row.name} <span className={styles.quiet}>{row.grade}</span>{' '}
                  {remark && <span className={styles.remark}>{remark}</span>}
                </th>
                {meals.map((one) => (
                  <td key={one} className={styles.mark}>
                    {row[one] ? 'O' : ''}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
