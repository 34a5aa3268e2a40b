import { examDecisionText, type ExamRefusal, type SubjectGroup } from '@academy/domain/mocks';
import { Refusal } from '../../../http/errors/refusal';

/**
 * What is wrong with a subject is at its field; everything else is a state that does not allow
 * it.
 */
const SUBJECT_REASONS: ReadonlySet<ExamRefusal> = new Set([
  'exam-subject-required',
  'exam-one-subject',
  'exam-subject-not-offered',
  'exam-subjects-too-few',
  'exam-subjects-too-many',
]);

export const refuseOnBehalf = (decision: { reason: ExamRefusal; group?: SubjectGroup }): Refusal =>
  SUBJECT_REASONS.has(decision.reason)
    ? new Refusal(decision.reason, { errors: { selectedSubjects: examDecisionText(decision) } })
    : new Refusal(decision.reason);
