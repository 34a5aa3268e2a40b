import type { StoredSession } from './session-role';

/**
 * Who is signed in here. `starting`: a new tab that finds out by its cookie. `unreachable`: it
 * could not ask, and will again.
 * `student` and `manager` have a token, a student also an id. Only the user that the browser
 * remembers, while the server does not answer, is one without a token: it follows as soon as it
 * does (ADR 0092).
 */
export type SessionState =
  | { status: 'starting' | 'unreachable' | 'unauthenticated' | 'manager' }
  | { status: 'student'; studentId: string };

/**
 * What a stored login means; `otherwise` is for none, or for a student's token whose owner is
 * not known yet.
 */
export function stateOf(
  stored: StoredSession | null,
  otherwise: 'starting' | 'unreachable' | 'unauthenticated',
): SessionState {
  if (stored?.role === 'manager') return { status: 'manager' };
  if (stored && stored.studentId !== null)
    return { status: 'student', studentId: stored.studentId };
  return { status: stored && otherwise === 'unauthenticated' ? 'starting' : otherwise };
}

const studentOf = (state: SessionState) => (state.status === 'student' ? state.studentId : null);

export const sameState = (a: SessionState, b: SessionState): boolean =>
  a.status === b.status && studentOf(a) === studentOf(b);
