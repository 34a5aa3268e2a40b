import { mockDecisionText, type MockRefusal, type SubjectGroup } from '@academy/domain/mocks';
import { Refusal } from '../../http/errors/refusal';

/**
 * What is wrong with the chosen subject is the field's error; everything else is a state that does
 * not allow it.
 */
const SUBJECT_REASONS: ReadonlySet<MockRefusal> = new Set([
  'subject-required',
  'one-subject-only',
  'subjects-too-few',
  'subjects-too-many',
  'subject-not-offered',
]);

/** A rule's decision as the API says it. */
export const refuse = (decision: { reason: MockRefusal; group?: SubjectGroup }): Refusal =>
  SUBJECT_REASONS.has(decision.reason)
    ? new Refusal(decision.reason, { errors: { selectedSubjects: mockDecisionText(decision) } })
    : new Refusal(decision.reason);
