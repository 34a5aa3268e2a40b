import { expiresAt, readClaims } from '@academy/domain/login';
import { createRefresher, subjectOf } from './refresh';
import { rememberedStudent, rememberStudent, type RememberedStudent } from './remembered-student';
import { refreshOrder, type RefreshCalls } from './refresh-calls';
import { isUnreachable, RefreshError } from './refresh-error';
import { sessionOf, type SessionRole, type StoredSession } from './session-role';
import { sameState, stateOf, type SessionState } from './session-state';
import type { EndReason, TabMessage, Tabs } from './tabs';
import type { TokenStore } from './token-store';
import type { Wake } from './wake';

/** A token with less than this left is refreshed. */
export const REFRESH_WITHIN_MS = 5 * 60_000;
/** How long a new tab waits for the server before it opens for the student whom the browser remembers. */
const PATIENCE_MS = 3000;

export interface SessionOptions {
  store: TokenStore;
  tabs: Tabs;
  /** Ask with the cookie for a new access token. An app that serves one side only gives that side only. */
  refresh: RefreshCalls;
  /** `GET /students/me`: a new tab has a cookie, but no id. */
  studentId: () => Promise<string>;
  /** Tell the server. Failing changes nothing: this browser forgets the login anyway. */
  logout?: Partial<Record<SessionRole, () => Promise<unknown>>>;
  /** The server's clock, by which tokens expire. */
  serverNow?: () => Date;
  /** The device's clock, ms since epoch: for the cooldown, which tabs of one device share. */
  now?: () => number;
  pathname?: () => string;
  /** Called when a login that this tab had, or hoped for, is over; the guards lead to the login screen by themselves. */
  onEnded?: (reason: EndReason) => void;
}

/** What a login screen hands over once it is sure; a student's after the name was confirmed, nothing is stored before. */
export type Login =
  | { role: 'student'; accessToken: string; studentId: string }
  | { role: 'manager'; accessToken: string };

export interface Session {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Settles `starting` and `unreachable`: by the cookie, then by asking who the student is. Never rejects. */
  ready: () => Promise<SessionState>;
  keep: (login: Login) => void;
  /** Ends the login here and in the other tabs at once; the promise is the server's part. */
  logout: () => Promise<void>;
  accessToken: () => string | null;
  /** `Authorization` for requests that do not pass through axios: keepalive saves, event streams. Empty when signed out. */
  headers: () => Record<string, string>;
  /** A token other than `stale`, refreshed if need be. Rejects with `RefreshError`. */
  renew: (stale: string | null) => Promise<string>;
  /** Starts looking at the token whenever `wake` calls, and now. Returns the way to stop. */
  watch: (wake: Wake) => () => void;
}

export function createSession(options: SessionOptions): Session {
  const {
    store,
    tabs,
    refresh,
    serverNow = () => new Date(),
    now = Date.now,
    pathname = () => '/',
  } = options;
  const listeners = new Set<() => void>();
  /** Grows with every login and end, so that answers to older questions are not taken over. */
  let epoch = 0;
  let booting: Promise<SessionState> | undefined;
  /** For whom this tab has opened while the server did not answer. */
  let remembered: RememberedStudent | null = null;

  const refresher = createRefresher({
    calls: refresh,
    tabs,
    now,
    adopt,
    current: store.read,
    epoch: () => epoch,
    order: () => refreshOrder(store.read()?.role ?? null, pathname()),
  });
  let state = stateOf(
    store.read(),
    tabs.read('signed-in') !== null && !refresher.coolingDown() ? 'starting' : 'unauthenticated',
  );
  tabs.subscribe(hear);

  function move(next: SessionState) {
    if (sameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Still to be found out: who is signed in, or the token of the remembered student. */
  const undecided = () =>
    state.status === 'starting' ||
    state.status === 'unreachable' ||
    (remembered !== null && !store.read());

  function keepStored(session: StoredSession) {
    remembered = null;
    store.write(session);
    tabs.write('signed-in', session.role);
    const { studentId, accessToken } = session;
    if (studentId !== null) rememberStudent(tabs, { studentId, subject: subjectOf(accessToken) });
  }

  function openFromMemory(): boolean {
    const known =
      store.read() || tabs.read('signed-in') !== 'student' ? null : rememberedStudent(tabs);
    if (!known) return false;
    remembered = known;
    move({ status: 'student', studentId: known.studentId });
    return true;
  }

  function end(reason: EndReason) {
    epoch += 1;
    remembered = null;
    store.clear();
    // The other account's cookie is still good.
    if (reason !== 'other-account') {
      tabs.write('signed-in', null);
      tabs.write('student', null);
    }
    const wasSignedIn = state.status !== 'unauthenticated';
    move({ status: 'unauthenticated' });
    if (wasSignedIn) options.onEnded?.(reason);
  }

  function adopt({ role, accessToken }: { role: SessionRole; accessToken: string }): StoredSession {
    const before = store.read();
    const session = sessionOf(
      accessToken,
      before?.studentId ?? remembered?.studentId ?? null,
      role,
    );
    const subject =
      before?.role === session.role ? subjectOf(before.accessToken) : remembered?.subject;
    if (isSomebodyElse(subject, subjectOf(accessToken))) {
      end('other-account');
      throw new RefreshError('superseded');
    }
    keepStored(session);
    move(stateOf(session, 'starting'));
    return session;
  }

  async function renew(stale: string | null): Promise<string> {
    const asked = epoch;
    try {
      if (state.status === 'unauthenticated') throw new RefreshError('superseded');
      return await refresher.renew(stale);
    } catch (error) {
      const failure =
        error instanceof RefreshError ? error : new RefreshError('unreachable', error);
      if (asked === epoch && failure.reason === 'refused') {
        tabs.write('refresh-failed-at', String(now()));
        end('refresh-failed');
        tabs.post({ type: 'ended', reason: 'refresh-failed' });
      }
      if (asked === epoch && failure.reason === 'cooling-down') end('refresh-failed');
      throw failure;
    }
  }

  async function boot(): Promise<SessionState> {
    const asked = epoch;
    const impatience = setTimeout(
      () => asked === epoch && state.status === 'starting' && openFromMemory(),
      PATIENCE_MS,
    );
    try {
      if (!store.read()) await renew(null);
      const stored = store.read();
      if (asked === epoch && stored?.role === 'student' && stored.studentId === null) {
        const studentId = await options.studentId();
        // The token may have been refreshed while the question was under way.
        const latest = store.read();
        if (asked === epoch && latest) keepStored({ ...latest, studentId });
      }
      if (asked === epoch) move(stateOf(store.read(), 'unauthenticated'));
    } catch (error) {
      if (asked !== epoch) return state;
      if (!(error instanceof RefreshError ? error.reason === 'unreachable' : isUnreachable(error)))
        end('refresh-failed');
      else if (!openFromMemory()) move({ status: 'unreachable' });
    } finally {
      clearTimeout(impatience);
    }
    return state;
  }

  async function ready(): Promise<SessionState> {
    if (!undecided()) return state;
    booting ??= boot().finally(() => {
      booting = undefined;
    });
    return booting;
  }

  function hear(message: TabMessage) {
    const stored = store.read();
    if (message.type === 'ended') {
      if (stored || undecided()) end(message.reason);
    } else if (message.type === 'signed-in') {
      if (
        stored
          ? stored.role === message.role && subjectOf(stored.accessToken) !== message.subject
          : isSomebodyElse(remembered?.subject, message.subject)
      )
        end('other-account');
    } else if (stored?.role === message.role && subjectOf(stored.accessToken) === message.subject) {
      store.write({ ...stored, accessToken: message.accessToken });
    } else if (!stored && isSomebodyElse(remembered?.subject, message.subject)) {
      end('other-account');
    } else if (!stored && state.status !== 'unauthenticated') {
      store.write(sessionOf(message.accessToken, remembered?.studentId ?? null, message.role));
    }
  }

  function check() {
    if (undecided()) void ready();
    const token = store.read()?.accessToken;
    const expiry = token === undefined ? null : expiresAt(readClaims(token));
    if (
      token === undefined ||
      expiry === null ||
      expiry.getTime() - serverNow().getTime() >= REFRESH_WITHIN_MS
    )
      return;
    // A failure has ended the session already, or will be met again by the next call.
    renew(token).catch(() => undefined);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready,
    keep(login) {
      epoch += 1;
      const session = sessionOf(
        login.accessToken,
        login.role === 'student' ? login.studentId : null,
        login.role,
      );
      keepStored(session);
      tabs.write('refresh-failed-at', null);
      move(stateOf(session, 'starting'));
      tabs.post({ type: 'signed-in', role: session.role, subject: subjectOf(session.accessToken) });
    },
    async logout() {
      const role = store.read()?.role ?? (remembered && 'student');
      end('logged-out');
      tabs.post({ type: 'ended', reason: 'logged-out' });
      if (role) await options.logout?.[role]?.().catch(() => undefined);
    },
    accessToken: () => store.read()?.accessToken ?? null,
    headers: () => bearer(store.read()),
    renew,
    watch(wake) {
      check();
      return wake(check);
    },
  };
}

function bearer(stored: StoredSession | null): Record<string, string> {
  return stored ? { Authorization: `Bearer ${stored.accessToken}` } : {};
}

/** Tokens that name nobody can't be told apart; they count as the same person's. */
const isSomebodyElse = (was: string | null | undefined, is: string | null): boolean =>
  Boolean(was) && is !== null && was !== is;
