import { matchesName, matchesStudent } from '../../identity/search';
import { type CalendarDay, yearOf, monthOf } from '../../time';
import { examAttendance, type AttendanceFacts } from '../registration/exam-attendance';
import type { ExamFilter, RegistrationFilter, RegistrationShow } from './filter-schemas';
import type { ExamState, ManagedRegistration } from './manage-schemas';
import type { MockPaymentStatus, OnSiteState } from '../schemas';

interface Standing extends AttendanceFacts {
  canceledAt: unknown;
  onSiteState: OnSiteState;
  paymentStatus: MockPaymentStatus;
}

/**
 * Whether a registration is of those that are looked for. Money may have to go back of a cancelled
 * one, and of one that became cheaper; what a cancelled one never paid is not 미입금.
 */
export function isShown(row: Standing, show: RegistrationShow = 'standing'): boolean {
  const { canceledAt, onSiteState, paymentStatus } = row;
  if (show === 'canceled') return canceledAt !== null;
  if (show === 'refund-due') return paymentStatus === 'refund-due';
  if (canceledAt !== null) return false;
  if (show === 'waiting') return onSiteState === 'waiting';
  if (show === 'absent') return examAttendance(row) === 'absent';
  return show === 'standing' || paymentStatus === 'unpaid';
}

/** The registrations of a tab that match what was typed: page, paper and file show the same. */
export const filterRegistrations = <Row extends ManagedRegistration>(
  rows: readonly Row[],
  { show, q = '' }: RegistrationFilter,
): Row[] =>
  rows.filter(
    (row) =>
      isShown(row, show) &&
      matchesStudent(
        { ...row, depositorNames: [...row.depositorNames, row.depositorName].filter(Boolean) },
        q,
      ),
  );

/** The exams that fit: page, paper and file show the same. */
export const filterExams = <
  Exam extends { title: string; examDate: CalendarDay; state: ExamState },
>(
  exams: readonly Exam[],
  { state, year, q = '' }: ExamFilter,
): Exam[] =>
  exams.filter(
    (exam) =>
      (state === undefined || exam.state === state) &&
      (year === undefined || yearOf(monthOf(exam.examDate)) === year) &&
      matchesName(exam.title, q),
  );
