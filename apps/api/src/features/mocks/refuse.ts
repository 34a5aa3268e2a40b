import { mockRefusalText, type MockRefusal } from '@academy/domain/mocks';
import { Refusal } from '../../http/errors/refusal';

/**
 * What is wrong with the chosen subject is the field's error; everything else is a state that does
 * not allow it.
 */
const SUBJECT_REASONS: ReadonlySet<MockRefusal> = new Set([
  'subject-required',
  'one-subject-only',
  'subject-not-offered',
]);

/** A rule's reason as the API says it. */
export const refuse = (reason: MockRefusal): Refusal =>
  SUBJECT_REASONS.has(reason)
    ? new Refusal(reason, { errors: { selectedSubjects: mockRefusalText(reason) } })
    : new Refusal(reason);
