import type { ManagedExam } from '@academy/domain/mocks';
import { modeText, subjectsText } from './registration-texts';
import styles from './seat-papers.module.css';
import { seatTexts as texts } from './seat-texts';
import { pagesOf, type Seated } from './seated';

/** Three labels of 63.5 × 33.9 mm beside each other and eight below (Formtec 3108, Avery L7159). */
const ON_A_PAGE = 24;

/** 봉투 라벨: one for every paper, those with a seat first, on label paper of 24. */
export function EnvelopeLabels({ exam, rows }: { exam: ManagedExam; rows: readonly Seated[] }) {
  return pagesOf(rows, ON_A_PAGE).map((page, at) => (
    <ul key={at} className={styles.labels}>
      {page.map(({ seat, student }) => (
        <li key={student.id} className={styles.labelCell}>
          <p className={styles.labelTop}><strong>{seat === null ? modeText(student) : texts.seat(seat)}</strong> <span>{subjectsText(student) || texts.noSubject}</span></p>
          <p className={styles.labelName}>{student.name}</p>
          <p className={styles.labelTop}><span>{[student.grade, student.school].filter(Boolean).join(' ')}</span> <span>{exam.title}</span></p>
        </li>
      ))}
    </ul>
  ));
}
