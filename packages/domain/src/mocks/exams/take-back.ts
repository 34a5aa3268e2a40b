import type { ExamReturnRefusal } from '../exam-texts';
import type { ExamForm, ManagedExam } from '../manage/manage-schemas';
import type { MockExam, OnSiteState } from '../schemas';
import { onSiteLeft } from '../seats/seats';

/**
 * Why an exam cannot go back to how it was, although no manager changed it since; null: it can.
 * `back` null: it was not there, and may go only if it never had a registration or a result.
 */
export function decideExamReturn(
  back: Pick<ExamForm, 'draft' | 'capacity' | 'onSiteCapacity'> | null,
  exam: Pick<ManagedExam, 'registered' | 'onSiteTaken'> & {
    registrations: number;
    results: number;
  },
): ExamReturnRefusal | null {
  if (back === null)
    return exam.registrations > 0 ? 'registered' : exam.results > 0 ? 'has-results' : null;
  if (back.draft && exam.registered > 0) return 'registered';
  if (back.capacity !== null && back.capacity < exam.registered) return 'registered';
  return back.onSiteCapacity !== null && back.onSiteCapacity < exam.onSiteTaken
    ? 'seats-given'
    : null;
}

interface Returning {
  id: string;
  studentId: string;
  onSiteState: OnSiteState;
  /** It is cancelled now, and would be valid again. */
  standsAgain: boolean;
}

/**
 * Registrations that cannot be restored, and why: the exam does not take place, the student
 * registered again, the exam is full, or the seat is taken by now. Room and seats go to the first
 * of them.
 */
export function decideRegistrationReturns(
  exam: Pick<MockExam, 'capacityLeft' | 'onSiteCapacity' | 'onSiteTaken' | 'cancelled'>,
  returning: readonly Returning[],
  registered: ReadonlySet<string>,
): Map<string, ExamReturnRefusal> {
  let left = onSiteLeft(exam);
  let room = exam.capacityLeft;
  const refused = new Map<string, ExamReturnRefusal>();
  for (const { id, studentId, onSiteState, standsAgain } of returning) {
    if (exam.cancelled) refused.set(id, 'exam-cancelled');
    else if (registered.has(studentId)) refused.set(id, 'registered-again');
    else if (standsAgain && room === 0) refused.set(id, 'no-room');
    else if (onSiteState === 'confirmed' && left === 0) refused.set(id, 'seat-gone');
    else {
      if (onSiteState === 'confirmed' && left !== null) left -= 1;
      if (standsAgain && room !== null) room -= 1;
    }
  }
  return refused;
}
