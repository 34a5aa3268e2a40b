import { seatText, type ManagedExam, type ManagedRegistration } from '@academy/domain/mocks';
import { LabelSheet } from '../../../shared/printing/label-sheet';
import { pagesOf } from '../../../shared/printing/pages-of';
import { examDayText, modeText, subjectsText } from '../mocks-format';
import { seatTexts as texts } from './seat-texts';
import styles from './seat-papers.module.css';

/** A student with the seat of the plan in view, and its room, where there are several. */
export interface Seated {
  room: string | null;
  seat: number | null;
  student: ManagedRegistration;
}

/** 봉투 라벨: one for every paper, those with a seat first. */
export function EnvelopeLabels({ exam, rows }: { exam: ManagedExam; rows: readonly Seated[] }) {
  return (
    <LabelSheet
      labels={rows.map(({ room, seat, student }) => ({
        id: student.id,
        name: student.name,
        top: (
          <>
            <strong>
              {seat === null
                ? modeText(student)
                : room === null
                  ? texts.seat(seat)
                  : seatText(room, seat)}
            </strong>{' '}
            <span>{subjectsText(student) || texts.noSubject}</span>
          </>
        ),
        foot: (
          <>
            <span>{[student.grade, student.school].filter(Boolean).join(' ')}</span>{' '}
            <span>{exam.title}</span>
          </>
        ),
      }))}
    />
  );
}

const ticketTexts = texts.ticket;
/** Two beside each other and four below. */
const ON_A_PAGE = 8;

/** 수험표: eight on a sheet, to be cut. */
export function ExamTickets({ exam, rows }: { exam: ManagedExam; rows: readonly Seated[] }) {
  return pagesOf(rows, ON_A_PAGE).map((page, at) => (
    <ul key={at} className={styles.tickets}>
      {page.map(({ room, seat, student }) => (
        <li key={student.id} className={styles.ticket}>
          <p className={styles.exam}>
            {exam.title} {texts.papers.tickets}
          </p>
          <p className={styles.who}>
            <strong>{student.name}</strong>{' '}
            {[student.school, student.grade].filter(Boolean).join(' ')}
          </p>
          <dl className={styles.ticketFacts}>
            {room !== null && (
              <div className={styles.room}>
                <dt>{ticketTexts.room}</dt>
                <dd className={styles.big}>{room}</dd>
              </div>
            )}
            <div>
              <dt>{ticketTexts.seat}</dt>
              <dd className={styles.big}>{seat ?? ticketTexts.none}</dd>
            </div>
            <div>
              <dt>{ticketTexts.subject}</dt>
              <dd>{subjectsText(student) || ticketTexts.none}</dd>
            </div>
            <div>
              <dt>{ticketTexts.examDay}</dt>
              <dd>{examDayText(exam)}</dd>
            </div>
            {exam.admissionTime !== null && (
              <div>
                <dt>{ticketTexts.admission}</dt>
                <dd>{ticketTexts.until(exam.admissionTime)}</dd>
              </div>
            )}
            {exam.place !== '' && (
              <div>
                <dt>{ticketTexts.place}</dt>
                <dd>{exam.place}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  ));
}
