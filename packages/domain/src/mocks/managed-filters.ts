import * as z from 'zod/mini';
import { matchesName, matchesStudent } from '../students/search';
import type { CalendarDay } from '../time';
import { yearOf, monthOf } from '../time';
import { examStateSchema, type ExamState, type ManagedRegistration } from './manage-schemas';
import type { MockPaymentStatus, OnSiteState } from './schemas';

const line = z.optional(z.string().check(z.maxLength(100)));

/** Which registrations are shown (PAGES 9): 신청 (the default), 취소, 대기, 미입금. */
export const REGISTRATION_SHOWS = ['standing', 'canceled', 'waiting', 'unpaid'] as const;
export type RegistrationShow = (typeof REGISTRATION_SHOWS)[number];
export const registrationFilterSchema = z.object({ show: z.optional(z.enum(REGISTRATION_SHOWS)), q: line });
export type RegistrationFilter = z.output<typeof registrationFilterSchema>;

/** Which exams are shown: state, year of the exam day, words of the title. */
export const examFilterSchema = z.object({ state: z.optional(examStateSchema), year: z.optional(z.coerce.number().check(z.int())), q: line });
export type ExamFilter = z.output<typeof examFilterSchema>;

interface Standing {
  canceledAt: unknown;
  onSiteState: OnSiteState;
  paymentStatus: MockPaymentStatus;
}

/** Whether a registration belongs to a tab. Money that is to go back counts as cancelled, not as unpaid. */
export function isShown({ canceledAt, onSiteState, paymentStatus }: Standing, show: RegistrationShow = 'standing'): boolean {
  if (show === 'canceled') return canceledAt !== null;
  if (canceledAt !== null) return false;
  if (show === 'waiting') return onSiteState === 'waiting';
  return show === 'standing' || paymentStatus === 'unpaid';
}

/** The registrations of a tab that match what was typed: page, paper and file show the same. */
export const filterRegistrations = <Row extends ManagedRegistration>(rows: readonly Row[], { show, q = '' }: RegistrationFilter): Row[] =>
  rows.filter((row) => isShown(row, show) && matchesStudent(row, q));

/** The exams that fit: page, paper and file show the same. */
export const filterExams = <Exam extends { title: string; examDate: CalendarDay; state: ExamState }>(exams: readonly Exam[], { state, year, q = '' }: ExamFilter): Exam[] =>
  exams.filter((exam) => (state === undefined || exam.state === state) && (year === undefined || yearOf(monthOf(exam.examDate)) === year) && matchesName(exam.title, q));
