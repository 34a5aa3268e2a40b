import { seoulDay } from '../../time';
import type { MockExam, MockRegistration } from '../schemas';
import { changesCloseAt, statusByDates } from '../registration/time-status';

type Dates = Pick<MockExam, 'registrationStartDate' | 'registrationEndDate'>;

/**
 * Whether the registration days have brought another status since the exam was read at `readAt`: it
 * should be read again then.
 */
export const statusHasPassed = (exam: Dates, readAt: Date, now: Date): boolean =>
  statusByDates(exam, seoulDay(readAt)) !== statusByDates(exam, seoulDay(now));

/**
 * An exam as it is `now`, read at `readAt`. The server's status wins over the days, but it is a
 * word about the moment of reading: when a midnight in Seoul has brought another status since, the
 * days decide until the exam is read again.
 */
export const examSinceRead = <Exam extends MockExam>(exam: Exam, readAt: Date, now: Date): Exam =>
  statusHasPassed(exam, readAt, now) ? { ...exam, timeStatus: null } : exam;

/**
 * A registration as it is `now`: it has expired when the time for changing it ended after it was
 * read.
 */
export function registrationSinceRead<Registration extends MockRegistration>(
  registration: Registration,
  exam: Dates & Pick<MockExam, 'changeDeadline'>,
  readAt: Date,
  now: Date,
): Registration {
  const closes = changesCloseAt(exam, registration.extendedUntil);
  return readAt < closes && now >= closes ? { ...registration, expired: true } : registration;
}
