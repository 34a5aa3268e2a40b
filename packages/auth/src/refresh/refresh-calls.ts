import { isUnreachable, RefreshError } from './refresh-error';
import type { SessionRole } from '../session/session-role';

/** Asks one side's refresh endpoint with the cookie; resolves with the new access token. */
export type RefreshCalls = Partial<Record<SessionRole, () => Promise<string>>>;

const MANAGER_PATHS =
  /^\/(admin-[a-z]+|admin\/.+|calendar|dashboard|list|settings|news|student|attendance|points|mock-exam)(\/|$)/;

/**
 * Which refresh endpoint to try first: that of the known role, else that of the path. `/admin`
 * alone is the student login's second address, and `/student` the manager's student list.
 */
export function refreshOrder(role: SessionRole | null, pathname: string): SessionRole[] {
  const first = role ?? (MANAGER_PATHS.test(pathname) ? 'manager' : 'student');
  return first === 'manager' ? ['manager', 'student'] : ['student', 'manager'];
}

/**
 * Tries the given sides in order. The next one is asked only when the server refused, not when it
 * could not be reached. Rejects with `RefreshError` 'unreachable' or 'refused'.
 */
export async function askForToken(
  calls: RefreshCalls,
  order: readonly SessionRole[],
): Promise<{ role: SessionRole; accessToken: string }> {
  let refusal: unknown;
  for (const role of order) {
    const call = calls[role];
    if (!call) continue;
    try {
      return { role, accessToken: await call() };
    } catch (error) {
      if (isUnreachable(error)) throw new RefreshError('unreachable', error);
      refusal = error;
    }
  }
  throw new RefreshError('refused', refusal);
}
