import type { MockExam } from '@academy/domain/mocks';
import { registrationClosesAt, registrationTimeText, timeStatus } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { dDayText, formatDay, formatDayRange, seoulDay } from '@academy/domain/time';
import { examTexts, mocksTexts } from '../../shared/messages/mocks-texts';
import styles from './exam-facts.module.css';

interface Props {
  exam: MockExam;
  now: Date;
  /** Also where it is held: the drawer has room for it. */
  full?: boolean;
}

const DAY_MS = 86_400_000;
/** Less than a day is left to apply. */
const isSoon = (exam: MockExam, now: Date) => registrationClosesAt(exam).getTime() - now.getTime() < DAY_MS;

/** `12월 15일 (화) 08:40`. */
const examMoment = ({ examDate, examStartTime }: MockExam) => (examStartTime === null ? formatDay(examDate) : `${formatDay(examDate)} ${examStartTime}`);

/** When the exam is, until when one can apply and how long that still is, and what it costs (spec §2). */
export function ExamFacts({ exam, now, full = false }: Props) {
  const today = seoulDay(now);
  const status = timeStatus(exam, today);
  const dDay = dDayText(exam.examDate, today);
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{examTexts.examDay}</dt>
        <dd>
          {examMoment(exam)} {dDay !== null && <span className={styles.dDay}>{mocksTexts.examIn(dDay)}</span>}
        </dd>
      </div>
      {full && exam.place !== '' && (
        <div className={styles.fact}>
          <dt>{examTexts.place}</dt>
          <dd>{exam.place}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>{examTexts.period}</dt>
        <dd>
          {formatDayRange(exam.registrationStartDate, exam.registrationEndDate)}
          {status !== 'CLOSED' && (
            <span className={styles.left} data-status={status} data-soon={isSoon(exam, now) || undefined}>
              {registrationTimeText(exam, now)}
            </span>
          )}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{examTexts.fee}</dt>
        <dd>{exam.fee === 0 ? examTexts.free : formatWon(exam.fee)}</dd>
      </div>
      {full && !exam.allowOnSiteExam && (
        <div className={styles.fact}>
          <dt>{examTexts.mode}</dt>
          <dd>{examTexts.paperOnly}</dd>
        </div>
      )}
    </dl>
  );
}
