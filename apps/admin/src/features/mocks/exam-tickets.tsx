import type { ManagedExam } from '@academy/domain/mocks';
import { pagesOf } from '../../shared/printing/pages-of';
import { examDayText } from './list-texts';
import { subjectsText } from './registration-texts';
import styles from './seat-papers.module.css';
import { seatTexts } from './seat-texts';
import type { Seated } from './seated';

const texts = seatTexts.ticket;
/** Two beside each other and four below. */
const ON_A_PAGE = 8;

/** 수험표: eight on a sheet, to be cut. */
export function ExamTickets({ exam, rows }: { exam: ManagedExam; rows: readonly Seated[] }) {
  return pagesOf(rows, ON_A_PAGE).map((page, at) => (
    <ul key={at} className={styles.tickets}>
      {page.map(({ seat, student }) => (
        <li key={student.id} className={styles.ticket}>
          <p className={styles.exam}>
            {exam.title} {seatTexts.papers.tickets}
          </p>
          <p className={styles.who}>
            <strong>{student.name}</strong>{' '}
            {[student.school, student.grade].filter(Boolean).join(' ')}
          </p>
          <dl className={styles.ticketFacts}>
            <div>
              <dt>{texts.seat}</dt>
              <dd className={styles.big}>{seat ?? texts.none}</dd>
            </div>
            <div>
              <dt>{texts.subject}</dt>
              <dd>{subjectsText(student) || texts.none}</dd>
            </div>
            <div>
              <dt>{texts.examDay}</dt>
              <dd>{examDayText(exam)}</dd>
            </div>
            {exam.admissionTime !== null && (
              <div>
                <dt>{texts.admission}</dt>
                <dd>{texts.until(exam.admissionTime)}</dd>
              </div>
            )}
            {exam.place !== '' && (
              <div>
                <dt>{texts.place}</dt>
                <dd>{exam.place}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  ));
}
