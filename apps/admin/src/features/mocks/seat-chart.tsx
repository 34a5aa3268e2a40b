import type { ManagedRegistration, SeatPlan } from '@academy/domain/mocks';
import { subjectsText } from './registration-texts';
import styles from './seat-papers.module.css';
import { seatTexts as texts } from './seat-texts';

/** 좌석표: the room on one sheet, the blackboard above. */
export function SeatChart({
  plan: { rows, columns, seats },
  students,
}: {
  plan: SeatPlan;
  students: ReadonlyMap<string, ManagedRegistration>;
}) {
  const at = new Map(seats.map(({ seat, registrationId }) => [seat, students.get(registrationId)]));
  return (
    <>
      <p className={styles.front}>{texts.front}</p>
      <table className={styles.chart}>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (__, column) => {
                const seat = row * columns + column + 1;
                const student = at.get(seat);
                return (
                  <td key={seat}>
                    <span className={styles.number}>{seat}</span>
                    <strong>{student?.name}</strong>
                    <span className={styles.small}>
                      {student &&
                        [student.grade, subjectsText(student)].filter(Boolean).join(' · ')}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
