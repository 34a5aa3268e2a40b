import type { RefreshCalls } from '../refresh/refresh-calls';
import type { SessionRole } from './session-role';
import type { SessionState } from './session-state';
import type { EndReason, Tabs } from '../tabs/tabs';
import type { TokenStore } from './token-store';
import type { Wake } from '../tabs/wake';

/**
 * Tell the server that a login ended; `sessionId` names it, so that no other one ends. This browser
 * forgets it at once, and tells again until the server has heard.
 */
export type LogoutCalls = Partial<
  Record<SessionRole, (sessionId: string | undefined) => Promise<unknown>>
>;

export interface SessionOptions {
  store: TokenStore;
  tabs: Tabs;
  /**
   * Ask with the cookie for a new access token. An app that serves one side only gives that side
   * only.
   */
  refresh: RefreshCalls;
  /** `GET /students/me`: a new tab has a cookie, but no id. */
  studentId: () => Promise<string>;
  /** Tell the server that a login ended. */
  logout?: LogoutCalls;
  /** The server's clock, by which tokens expire. */
  serverNow?: () => Date;
  /** The device's clock, ms since epoch: for the cooldown, which tabs of one device share. */
  now?: () => number;
  pathname?: () => string;
  /**
   * Called when a login that this tab had, or hoped for, is over; the guards lead to the login
   * screen by themselves.
   */
  onEnded?: (reason: EndReason) => void;
}

/**
 * What a login screen hands over once it is sure; a student's after the name was confirmed, nothing
 * is stored before.
 */
export type Login =
  | { role: 'student'; accessToken: string; studentId: string }
  | { role: 'manager'; accessToken: string };

export interface Session {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Settles `starting` and `unreachable`: by the cookie, then by asking who the student is. Never
   * rejects.
   */
  ready: () => Promise<SessionState>;
  keep: (login: Login) => void;
  /** Ends the login here and in the other tabs at once; the promise is the server's part. */
  logout: () => Promise<void>;
  /** Whether the server has not heard of a logout yet, and the screen should say so. */
  isLogoutLate: () => boolean;
  /**
   * Before a login: tells the server of logouts that it has not heard of. Never rejects,
   * and waits a few seconds at most.
   */
  finishLogout: () => Promise<void>;
  accessToken: () => string | null;
  /** The account's own name in its tokens, of a remembered login too; null for none. */
  subject: () => string | null;
  /** A token other than `stale`, refreshed if need be. Rejects with `RefreshError`. */
  renew: (stale: string | null) => Promise<string>;
  /** Starts looking at the token whenever `wake` calls, and now. Returns the way to stop. */
  watch: (wake: Wake) => () => void;
}
