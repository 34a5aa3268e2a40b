import { createClient, loginCalls } from '@academy/api-client';
import { attachSession, browserTabs, createSession, sessionTokenStore } from '@academy/auth';
import { endedNotice } from '../session/ended-notice';
import { serverClock } from './server-clock';

/**
 * Each origin serves its own `/api`. Client and session need each other, so they are wired in one
 * place.
 */
export const client = createClient({
  baseURL: '/api',
  clock: serverClock,
  onAxios: (http) => attachSession(http, session),
});

export const loginApi = loginCalls(client);

/** The student's login in this tab. It survives a reload; a new tab finds it by the cookie. */
export const session = createSession({
  store: sessionTokenStore(),
  tabs: browserTabs('academy-student'),
  refresh: { student: async () => (await loginApi.studentRefresh()).accessToken },
  studentId: async () => (await loginApi.studentMe()).id,
  logout: { student: () => loginApi.studentLogout() },
  serverNow: serverClock.serverNow,
  pathname: () => window.location.pathname,
  onEnded: endedNotice.put,
});
