import type { AffectedStudent } from '@academy/domain/calendar';
import { formatWon } from '@academy/domain/money';
import { monthNumberOf } from '@academy/domain/time';
import { effectTexts as texts } from './effect-texts';
import styles from './effect-view.module.css';

/** Who loses how many meals, and for how much; of two months two lines. */
export function AffectedStudents({ students }: { students: readonly AffectedStudent[] }) {
  const months = new Set(students.map(({ month }) => month)).size;
  const people = new Set(students.map(({ studentId }) => studentId)).size;
  return (
    <details className={styles.details}>
      <summary>{texts.students(people)}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.seat}</th>
            <th scope="col">{texts.name}</th>
            {months > 1 && <th scope="col">{texts.month}</th>}
            <th scope="col">{texts.meals}</th>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.paid}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ studentId, month, seat, name, mealCount, amount, settleable }) => (
            <tr key={`${studentId} ${month}`}>
              <td>{seat ?? texts.noSeat}</td>
              <th scope="row">{name}</th>
              {months > 1 && <td>{texts.monthOf(monthNumberOf(month))}</td>}
              <td>{texts.mealCount(mealCount)}</td>
              <td>{formatWon(amount)}</td>
              <td>{formatWon(settleable)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
