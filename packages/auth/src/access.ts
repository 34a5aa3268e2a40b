import { loginWithNext } from './next';
import type { SessionState } from './session/session-state';

/** The `student` or `manager` area, or `any` for every session. */
export type Area = 'student' | 'manager' | 'any';

/**
 * The guard's decision: show the page, wait, report that the server is unreachable, redirect inside
 * the app, or leave it.
 */
export type Access =
  | { kind: 'allow' | 'wait' | 'unreachable' }
  | { kind: 'go' | 'leave'; to: string };

export interface AccessContext {
  area: Area;
  location: { pathname: string; search?: string; hash?: string };
  /** The address of the student app, without a slash at the end; empty when both apps are one. */
  studentAppUrl?: string;
}

/**
 * Who may go where. Student area: a manager sees /not-found, a visitor goes to the login with
 * `next`. Manager area: a student is sent to the student app's /student-calendar, nobody to
 * /admin-login. Anything else needs any session, or goes to /. See docs/product/login.md#access.
 */
export function accessTo(
  state: SessionState,
  { area, location, studentAppUrl = '' }: AccessContext,
): Access {
  if (state.status === 'starting') return { kind: 'wait' };
  if (state.status === 'unreachable') return { kind: 'unreachable' };
  if (state.status === 'unauthenticated')
    return { kind: 'go', to: loginWithNext(area === 'manager' ? '/admin-login' : '/', location) };
  if (area === 'any' || area === state.status) return { kind: 'allow' };
  if (area === 'student') return { kind: 'go', to: '/not-found' };
  return { kind: studentAppUrl ? 'leave' : 'go', to: `${studentAppUrl}/student-calendar` };
}
