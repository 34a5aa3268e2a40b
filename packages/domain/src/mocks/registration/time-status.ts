import { instantAt, type CalendarDay } from '../../time';
import type { MockExam, TimeStatus } from '../schemas';

type Dates = Pick<MockExam, 'registrationStartDate' | 'registrationEndDate'>;

/**
 * The status by the registration days alone, both included: CLOSED after the end, OPEN within,
 * UPCOMING otherwise.
 */
export function statusByDates(
  { registrationStartDate, registrationEndDate }: Dates,
  today: CalendarDay,
): TimeStatus {
  if (today > registrationEndDate) return 'CLOSED';
  return today >= registrationStartDate ? 'OPEN' : 'UPCOMING';
}

/**
 * The status of an exam today (KST): the server's value if present, else a manager's early end or
 * cancellation, else the days. See docs/product/mocks.md#status.
 */
export const timeStatus = (
  exam: Dates & Pick<MockExam, 'timeStatus' | 'closedEarly'> & { cancelled?: unknown },
  today: CalendarDay,
): TimeStatus =>
  exam.timeStatus ??
  (exam.closedEarly || (exam.cancelled ?? null) !== null ? 'CLOSED' : statusByDates(exam, today));

/**
 * The first instant at which registering is too late: the midnight in Seoul after the last
 * registration day.
 */
export const registrationClosesAt = ({
  registrationEndDate,
}: Pick<Dates, 'registrationEndDate'>): Date => instantAt(registrationEndDate, 24);

/**
 * The first instant at which a registration can't be changed or cancelled any more: the midnight
 * after the exam's day for it, else after the last registration day; later for one student whose
 * time a manager extended.
 */
export function changesCloseAt(
  { changeDeadline, registrationEndDate }: Pick<MockExam, 'changeDeadline' | 'registrationEndDate'>,
  extendedUntil: string | null,
): Date {
  const forAll = instantAt(changeDeadline ?? registrationEndDate, 24);
  const own = extendedUntil === null ? forAll : new Date(extendedUntil);
  return own > forAll ? own : forAll;
}

/**
 * When the status changes next by the days: the moment to read the exam again. Null when it is
 * closed for good.
 */
export function nextStatusChange(exam: Dates, now: Date): Date | null {
  const changes = [instantAt(exam.registrationStartDate, 0), registrationClosesAt(exam)];
  return changes.find((change) => now < change) ?? null;
}
