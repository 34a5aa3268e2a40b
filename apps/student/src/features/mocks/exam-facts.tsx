import { statusMeanings } from '@academy/app-kit/status';
import {
  capacityText,
  changesCloseAt,
  examFeeText,
  registrationClosesAt,
  registrationTimeText,
  timeStatus,
  timeStatusText,
  registrationBadgeText,
  registrationBadges,
  type MockExam,
  type MockRegistration,
  type TimeStatus,
} from '@academy/domain/mocks';
import { targetsText } from '@academy/domain/targets';
import { dDayText, formatDay, formatDayRange, formatMoment, seoulDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import styles from './exam-facts.module.css';
import { examTexts, mocksTexts } from './mocks-texts';

interface Props {
  exam: MockExam;
  now: Date;
  /** Also where it is held: the drawer has room for it. */
  full?: boolean;
  /** The student has a place: how many are left is no matter. */
  registered?: boolean;
  /** Until when this student may change and cancel, whatever holds for the others. */
  extendedUntil?: string | null;
}

const DAY_MS = 86_400_000;
/** Less than a day is left to apply. */
const isSoon = (exam: MockExam, now: Date) =>
  registrationClosesAt(exam).getTime() - now.getTime() < DAY_MS;

/** `12월 15일 (화) 08:40–16:30`, as far as it is known. */
function ExamMoment({ examDate, examStartTime, examEndTime }: MockExam) {
  if (examStartTime === null) return formatDay(examDate);
  const times = examEndTime === null ? examStartTime : `${examStartTime}–${examEndTime}`;
  return (
    <>
      {formatDay(examDate)} <span className={styles.times}>{times}</span>
    </>
  );
}

/**
 * Until when changing is possible, if not until registering ends: a day for all, an instant for one
 * student.
 */
function changesEnd(exam: MockExam, extendedUntil: string | null): string | null {
  const ends = changesCloseAt(exam, extendedUntil);
  if (ends > changesCloseAt(exam, null)) return formatMoment(ends);
  return exam.changeDeadline === null ? null : formatDay(exam.changeDeadline);
}

/** When the exam is, until when one can apply and how long that still is, and what it costs. */
export function ExamFacts({
  exam,
  now,
  full = false,
  registered = false,
  extendedUntil = null,
}: Props) {
  const today = seoulDay(now);
  const status = timeStatus(exam, today);
  const dDay = dDayText(exam.examDate, today);
  const changes = changesEnd(exam, extendedUntil);
  const targets = targetsText(exam);
  const capacity = status === 'OPEN' && !registered ? capacityText(exam) : null;
  const items: (KeyValue | false)[] = [
    {
      label: examTexts.examDay,
      value: (
        <>
          <ExamMoment {...exam} />{' '}
          {dDay !== null && <span className={styles.dDay}>{mocksTexts.examIn(dDay)}</span>}
        </>
      ),
    },
    full &&
      exam.admissionTime !== null && {
        label: examTexts.admission,
        value: examTexts.until(exam.admissionTime),
      },
    full && exam.place !== '' && { label: examTexts.place, value: exam.place },
    {
      label: examTexts.period,
      value: (
        <>
          {formatDayRange(exam.registrationStartDate, exam.registrationEndDate)}
          {status !== 'CLOSED' && (
            <span
              className={styles.left}
              data-status={status}
              data-soon={isSoon(exam, now) || undefined}
            >
              {registrationTimeText(exam, now)}
            </span>
          )}
        </>
      ),
    },
    full && changes !== null && { label: examTexts.changes, value: examTexts.until(changes) },
    { label: examTexts.fee, value: examFeeText(exam) },
    full && targets !== null && { label: examTexts.targets, value: targets },
    capacity !== null && { label: examTexts.capacity, value: capacity },
    full && !exam.allowOnSiteExam && { label: examTexts.mode, value: examTexts.paperOnly },
  ];
  return <KeyValueList look="columns" items={items.filter((item) => item !== false)} />;
}

/** 진행 중, 예정, 종료. */
export const StatusBadge = ({ status }: { status: TimeStatus }) => (
  <Badge meaning={statusMeanings.examTime[status]}>{timeStatusText(status)}</Badge>
);

/** What happened to a registration and of its payment. */
export function RegistrationBadges({ registration }: { registration: MockRegistration }) {
  return registrationBadges(registration).map((badge) => (
    <Badge key={badge} meaning={statusMeanings.registration[badge]}>
      {registrationBadgeText(badge)}
    </Badge>
  ));
}
