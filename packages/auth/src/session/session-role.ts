import { readClaims, roleOfClaims } from '@academy/domain/login';

/**
 * The side of the product that a user is signed in to. An admin is a manager here: finer
 * differences are the server's.
 */
export type SessionRole = 'student' | 'manager';

/**
 * What a tab stores of a login. `studentId` is null for managers, and in a new tab until it is
 * known.
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

/** The token's subject, if it has one. */
export const subjectOf = (token: string): string | null => readClaims(token)?.subject ?? null;

/** The login that a token belongs to, if it says so. */
export const sessionIdOf = (token: string): string | null => readClaims(token)?.sessionId ?? null;

/** Tokens without a subject cannot be distinguished; they count as the same person's. */
export const isSomebodyElse = (was: string | null | undefined, is: string | null): boolean =>
  Boolean(was) && is !== null && was !== is;
