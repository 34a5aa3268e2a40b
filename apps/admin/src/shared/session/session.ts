import { apiAddress } from '@academy/app-kit/deployment';
import { forgetLastSeen } from '@academy/app-kit/offline';
import { sendOnce } from '@academy/app-kit/writes';
import { academyCalls, createClient, createServerClock, loginCalls } from '@academy/api-client';
import { messages } from '../texts/messages';
import {
  attachSession,
  browserTabs,
  browserWake,
  createSession,
  sessionTokenStore,
  type EndReason,
} from '@academy/auth';

/**
 * The server's clock, learnt from its answers. The device's own clock and time zone decide nothing.
 */
export const serverClock = createServerClock();

export const client = createClient({
  baseURL: apiAddress(),
  once: sendOnce,
  clock: serverClock,
  untold: messages.errors.untold,
  onAxios: (http) => attachSession(http, session),
});
// Every page begins with a call.
client.warmUp();

/** What the login screen asks: all other calls come with what is behind it. */
const calls = { ...loginCalls(client), ...academyCalls(client) };
export const loginApi = {
  ...calls,
  /** A logout that the server has not heard of goes first: the cookie is that login's. */
  managerLogin: async (request: Parameters<typeof calls.managerLogin>[0]) => {
    await session.finishLogout();
    return calls.managerLogin(request);
  },
};

let endReason: EndReason | undefined;

/** Why the login of this tab ended; undefined while it never has. */
export const sessionEndReason = (): EndReason | undefined => endReason;

export const session = createSession({
  store: sessionTokenStore(),
  tabs: browserTabs('academy.admin'),
  refresh: { manager: async () => (await loginApi.managerRefresh()).accessToken },
  // A student's token is no manager's; this app never asks who a student is.
  studentId: () => Promise.reject(new Error('The admin app signs no students in.')),
  logout: { manager: (sessionId) => loginApi.managerLogout({ body: { sessionId } }) },
  serverNow: serverClock.serverNow,
  pathname: () => window.location.pathname,
  onEnded: (reason) => {
    endReason = reason;
    // Stored answers belong to one manager; unsent edits are in the outbox.
    forgetLastSeen();
  },
});

session.watch(browserWake);
