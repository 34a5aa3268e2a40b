import type { CalendarDay } from '../../time';
import type { ExamState } from '../manage/manage-schemas';
import type { MockExam } from '../schemas';
import { timeStatus } from '../registration/time-status';

/**
 * The state for managers: a draft is unpublished, a cancelled exam stays cancelled, and after its
 * day it is done.
 */
export function examState(
  exam: Pick<
    MockExam,
    'registrationStartDate' | 'registrationEndDate' | 'closedEarly' | 'examDate'
  > & { draft: boolean; cancelled: unknown },
  today: CalendarDay,
): ExamState {
  if (exam.cancelled) return 'CANCELLED';
  if (exam.draft) return 'DRAFT';
  if (exam.examDate < today) return 'DONE';
  return timeStatus({ ...exam, timeStatus: null }, today);
}
