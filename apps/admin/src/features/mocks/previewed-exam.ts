import {
  mockExamSchema,
  type ExamDraft,
  type ManagedExam,
  type MockExam,
} from '@academy/domain/mocks';
import { isClockTime, type CalendarDay } from '@academy/domain/time';
import { dayIn, tidyExam } from './exam-draft';

const timeIn = (text: string | null) => (text !== null && isClockTime(text) ? text : null);

/**
 * The exam as students would see it: what is not typed whole yet stands on today, and nobody more
 * has registered than now.
 */
export function previewedExam(
  draft: ExamDraft,
  base: ManagedExam | null,
  today: CalendarDay,
): MockExam | undefined {
  const tidy = tidyExam(draft);
  const first = dayIn(tidy.registrationStartDate) ?? today;
  const last = dayIn(tidy.registrationEndDate) ?? first;
  const [taken, waiting] = [base?.onSiteTaken ?? 0, base?.waitingCount ?? 0];
  return mockExamSchema.safeParse({
    ...tidy,
    id: base?.id ?? '1',
    examDate: dayIn(tidy.examDate) ?? last,
    admissionTime: timeIn(tidy.admissionTime),
    examStartTime: timeIn(tidy.examStartTime),
    examEndTime: timeIn(tidy.examEndTime),
    registrationStartDate: first,
    registrationEndDate: last,
    changeDeadline: dayIn(tidy.changeDeadline) ?? null,
    depositDeadline: dayIn(tidy.depositDeadline) ?? null,
    timeStatus: null,
    closedEarly: base?.closedEarly ?? false,
    cancelled: null,
    onSiteTaken: taken,
    waitingCount: waiting,
    onSiteLeft: tidy.onSiteCapacity === null ? null : Math.max(0, tidy.onSiteCapacity - taken),
  }).data;
}
