import { readClaims, roleOfClaims } from '@academy/domain/login';

/**
 * Which side of the product somebody is signed in to. An admin is a manager here: finer differences
 * are the server's.
 */
export type SessionRole = 'student' | 'manager';

/**
 * What a tab remembers of a login. `studentId` is null for managers, and until a new tab has asked
 * who it is.
 */
export interface StoredSession {
  role: SessionRole;
  accessToken: string;
  studentId: string | null;
}

/**
 * A manager's claim beats everything and clears the studentId; a student's claim or a studentId
 * makes a student; a token that says nothing about roles counts as what its login was (`fallback`).
 * See docs/product/login.md#access.
 */
export function sessionOf(
  accessToken: string,
  studentId: string | null,
  fallback: SessionRole,
): StoredSession {
  const claimed = roleOfClaims(readClaims(accessToken));
  const role = claimed === 'neither' ? (studentId === null ? fallback : 'student') : claimed;
  return { role, accessToken, studentId: role === 'manager' ? null : studentId };
}

/** Whose token it is; null when it does not say. */
export const subjectOf = (token: string): string | null => readClaims(token)?.subject ?? null;
