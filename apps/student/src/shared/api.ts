import { createServerClock, createClient, loginCalls } from '@academy/api-client';
import { apiAddress } from '@academy/app-kit/deployment';
import {
  attachSession,
  browserTabs,
  createSession,
  sessionTokenStore,
  type EndReason,
} from '@academy/auth';

/**
 * The server's clock, learnt from its answers. The device's own clock and time zone decide nothing.
 */
export const serverClock = createServerClock();

let reason: EndReason | undefined;

/** Why the last login ended, kept for the login screen. */
export const endedNotice = {
  put(next: EndReason): void {
    reason = next;
  },
  get: (): EndReason | undefined => reason,
};

/** Client and session need each other, so they are wired in one place. */
export const client = createClient({
  baseURL: apiAddress(),
  clock: serverClock,
  untold: '처리됐지만 서버의 답을 읽지 못했어요. 새로고침해서 확인해 주세요.',
  onAxios: (http) => attachSession(http, session),
});

const calls = loginCalls(client);

export const loginApi = {
  ...calls,
  /** A logout that the server has not heard of goes first: the cookie is that login's. */
  studentLogin: async (request: Parameters<typeof calls.studentLogin>[0]) => {
    await session.finishLogout();
    return calls.studentLogin(request);
  },
};

/** The student's login in this tab. It survives a reload; a new tab finds it by the cookie. */
export const session = createSession({
  store: sessionTokenStore(),
  tabs: browserTabs('academy-student'),
  refresh: { student: async () => (await loginApi.studentRefresh()).accessToken },
  studentId: async () => (await loginApi.studentMe()).id,
  logout: { student: (sessionId) => loginApi.studentLogout({ body: { sessionId } }) },
  serverNow: serverClock.serverNow,
  pathname: () => window.location.pathname,
  onEnded: endedNotice.put,
});
