import { instantAt, type CalendarDay } from '../time';
import type { MockExam, TimeStatus } from './schemas';

type Dates = Pick<MockExam, 'registrationStartDate' | 'registrationEndDate'>;

/** The status by the registration days alone, both included: CLOSED after the end, OPEN within, UPCOMING otherwise (spec §4). */
export function statusByDates({ registrationStartDate, registrationEndDate }: Dates, today: CalendarDay): TimeStatus {
  if (today > registrationEndDate) return 'CLOSED';
  return today >= registrationStartDate ? 'OPEN' : 'UPCOMING';
}

/** The status of an exam today (KST): the server's value if present, else a manager's early end, else the days (spec §4). */
export const timeStatus = (exam: Dates & Pick<MockExam, 'timeStatus' | 'closedEarly'>, today: CalendarDay): TimeStatus =>
  exam.timeStatus ?? (exam.closedEarly ? 'CLOSED' : statusByDates(exam, today));

/** The first instant at which registering is too late: the midnight in Seoul after the last registration day. */
export const registrationClosesAt = ({ registrationEndDate }: Dates): Date => instantAt(registrationEndDate, 24);

/** When the status changes next by the days: the moment to read the exam again. Null when it is closed for good. */
export function nextStatusChange(exam: Dates, now: Date): Date | null {
  const changes = [instantAt(exam.registrationStartDate, 0), registrationClosesAt(exam)];
  return changes.find((change) => now < change) ?? null;
}
