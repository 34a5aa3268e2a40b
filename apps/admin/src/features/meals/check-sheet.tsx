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

/** 체크표: letters instead of ticks, and a column to sign in. */
export function CheckSheet({ rows, meal, showUnpaid }: Props) {
  const meals = shownIn(meal);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.narrow}>
            {columns.seat}
          </th>
          <th scope="col">{columns.name}</th>
          <th scope="col" className={styles.narrow}>
            {columns.grade}
          </th>
          {meals.map((one) => (
            <th key={one} scope="col" className={styles.mark}>
              {mealName(one)}
            </th>
          ))}
          <th scope="col">{columns.remark}</th>
          <th scope="col" className={styles.sign}>
            {columns.sign}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.studentId}>
            <td className={styles.narrow}>{row.seat ?? texts.noSeat}</td>
            <th scope="row">{row.name}</th>
            <td className={styles.narrow}>{row.grade}</td>
            {meals.map((one) => (
              <td key={one} className={styles.mark}>
                {row[one] ? 'O' : '–'}
              </td>
            ))}
            <td>{remarkOf(row, { showUnpaid, withNote: true })}</td>
            <td className={styles.sign} aria-label={columns.sign} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
