import { createListeners } from '@academy/domain/collections';
import { expiresAt, readClaims } from '@academy/domain/login';
import {
  forgetRemembered,
  remember,
  rememberedLogin,
  stateOfRemembered,
  whoseToken,
  type RememberedLogin,
} from './remembered-login';
import { createCooldown } from '../refresh/cooldown';
import { askForToken, refreshOrder } from '../refresh/refresh-calls';
import { isUnreachable, RefreshError } from '../refresh/refresh-error';
import { createEndedLogins, withoutEnded } from './ended-logins';
import { heed } from './heed-tabs';
import {
  isSomebodyElse,
  sessionIdOf,
  sessionOf,
  subjectOf,
  type SessionRole,
  type StoredSession,
} from './session-role';
import { sameState, stateOf, type SessionState } from './session-state';
import type { Login, Session, SessionOptions } from './session-types';
import { firstMessage, type EndReason, type TabMessage } from '../tabs/tabs';
import type { Wake } from '../tabs/wake';

/** A token with less than this left is refreshed. */
export const REFRESH_WITHIN_MS = 5 * 60_000;
/** How long a new tab waits for the server before it opens for the remembered user. */
const PATIENCE_MS = 3000;

/** The login of one tab, from its beginning and end to what other tabs say. */
export function createSession({
  store: ownStore,
  tabs,
  refresh,
  studentId: askStudentId,
  logout: tellServer = {},
  serverNow = () => new Date(),
  now = Date.now,
  pathname = () => '/',
  onEnded,
}: SessionOptions): Session {
  const listeners = createListeners();
  const ended = createEndedLogins({ tabs, calls: tellServer, onChange: listeners.tell });
  const store = withoutEnded(ownStore, ended);
  const cooldown = createCooldown(tabs, now);
  /** Counts logins and logouts: answers to requests of an earlier epoch are discarded. */
  let epoch = 0;
  /** The user for whom this tab opened while the server did not answer. */
  let remembered: RememberedLogin | null = null;
  let renewing: Promise<string> | undefined;
  let booting: Promise<SessionState> | undefined;
  let state = stateOf(
    store.read(),
    tabs.read('signed-in') !== null && !cooldown.isOn() ? 'starting' : 'unauthenticated',
  );
  tabs.subscribe(onTabMessage);

  function move(next: SessionState) {
    if (sameState(state, next)) return;
    state = next;
    listeners.tell();
  }

  /** Still to be found out: who is signed in, or the token of the remembered user. */
  const isUndecided = () =>
    state.status === 'starting' ||
    state.status === 'unreachable' ||
    (remembered !== null && !store.read());

  // A login begins …

  function put(session: StoredSession) {
    remembered = null;
    store.write(session);
    tabs.write('signed-in', session.role);
    tabs.write('session', sessionIdOf(session.accessToken));
    remember(tabs, session);
  }

  function keep(login: Login) {
    epoch += 1;
    const studentId = login.role === 'student' ? login.studentId : null;
    const session = sessionOf(login.accessToken, studentId, login.role);
    ended.replace(session.role, session.accessToken);
    put(session);
    cooldown.end();
    move(stateOf(session, 'starting'));
    tabs.post({ type: 'signed-in', role: session.role, subject: subjectOf(session.accessToken) });
  }

  // … and ends.

  function end(reason: EndReason) {
    epoch += 1;
    remembered = null;
    store.clear();
    // The other account's cookie is still good.
    if (reason !== 'other-account') {
      tabs.write('signed-in', null);
      tabs.write('session', null);
      forgetRemembered(tabs);
    }
    const wasSignedIn = state.status !== 'unauthenticated';
    move({ status: 'unauthenticated' });
    if (wasSignedIn) onEnded?.(reason);
  }

  /** Of a tab that missed it: what others have done meanwhile stays. */
  const endHere = () => end(tabs.read('signed-in') === null ? 'logged-out' : 'other-account');

  async function logout() {
    const stored = store.read();
    const role = stored?.role ?? remembered?.role;
    if (role) ended.note(role, stored ? sessionIdOf(stored.accessToken) : tabs.read('session'));
    end('logged-out');
    tabs.post({ type: 'ended', reason: 'logged-out' });
    await ended.tell();
  }

  // Token renewal: one request at a time in this tab, and across tabs where the browser has locks.

  function newerThan(stale: string | null): string | undefined {
    const token = store.read()?.accessToken;
    return token === stale ? undefined : token;
  }

  async function renew(stale: string | null): Promise<string> {
    if (state.status === 'unauthenticated') throw new RefreshError('superseded');
    const newer = newerThan(stale);
    if (newer !== undefined) return newer;
    const asked = epoch;
    renewing ??= tabs
      .exclusive((waited) => askServer(stale, asked, waited))
      .catch((error: unknown) => {
        throw error instanceof RefreshError ? error : new RefreshError('unreachable', error);
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  /** The cookie of a login that ended here is not asked with, whatever the server would say. */
  const isLeft = (role: SessionRole) => refresh[role] !== undefined && !ended.isPending(role);
  function refuseEnded(): never {
    endHere();
    throw new RefreshError('superseded');
  }

  async function askServer(stale: string | null, asked: number, waited: boolean): Promise<string> {
    const stillAsked = () => {
      if (epoch !== asked) throw new RefreshError('superseded');
    };
    if (waited && newerThan(stale) === undefined) await firstMessage(tabs);
    const elsewhere = newerThan(stale);
    if (elsewhere !== undefined) return elsewhere;
    stillAsked();
    const order = refreshOrder(store.read()?.role ?? null, pathname()).filter(isLeft);
    if (store.holdsEnded() || order.length === 0) refuseEnded();
    if (cooldown.isOn()) {
      end('refresh-failed');
      throw new RefreshError('cooling-down');
    }
    try {
      const answered = await askForToken(refresh, order);
      stillAsked();
      return adopt(answered);
    } catch (error) {
      if (epoch === asked && error instanceof RefreshError && error.reason === 'refused') {
        cooldown.begin();
        end('refresh-failed');
        tabs.post({ type: 'ended', reason: 'refresh-failed' });
      }
      throw error;
    }
  }

  function adopt({ role, accessToken }: { role: SessionRole; accessToken: string }): string {
    const before = store.read();
    const studentId = before?.studentId ?? remembered?.studentId ?? null;
    const session = sessionOf(accessToken, studentId, role);
    if (ended.isOver(session)) refuseEnded();
    const subject = subjectOf(accessToken);
    const was = before?.role === session.role ? subjectOf(before.accessToken) : remembered?.subject;
    if (isSomebodyElse(was, subject)) {
      end('other-account');
      throw new RefreshError('superseded');
    }
    put(session);
    move(stateOf(session, 'starting'));
    tabs.post({ type: 'refreshed', role: session.role, accessToken, subject });
    return accessToken;
  }

  // A new tab has a cookie and no token: it asks for one, and then whose it is.

  function openFromMemory(): boolean {
    const known = store.read() ? null : rememberedLogin(tabs);
    if (!known) return false;
    remembered = known;
    move(stateOfRemembered(known));
    return true;
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
        const studentId = await whoseToken(tabs, stored.accessToken, askStudentId);
        // The token may have been refreshed meanwhile.
        const latest = store.read();
        if (asked === epoch && latest) put({ ...latest, studentId });
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
    if (!isUndecided()) return state;
    booting ??= boot().finally(() => {
      booting = undefined;
    });
    return booting;
  }

  // What other tabs say.

  function onTabMessage(message: TabMessage) {
    const heeded = heed(message, {
      stored: store.read(),
      remembered,
      isSignedOut: state.status === 'unauthenticated',
    });
    if (heeded === null) return;
    if ('end' in heeded) end(heeded.end);
    else store.write(heeded.store);
  }

  /** Time passes. */
  function check() {
    void ended.tell();
    if (store.holdsEnded()) endHere();
    if (isUndecided()) void ready();
    const token = store.read()?.accessToken;
    const expiry = token === undefined ? null : expiresAt(readClaims(token));
    if (token === undefined || expiry === null) return;
    if (expiry.getTime() - serverNow().getTime() >= REFRESH_WITHIN_MS) return;
    // A failure has already ended the session, or the next call will meet it again.
    renew(token).catch(() => undefined);
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    ready,
    keep,
    logout,
    isLogoutLate: ended.isLate,
    finishLogout: ended.finish,
    accessToken: () => store.read()?.accessToken ?? null,
    subject() {
      const stored = store.read();
      return stored ? subjectOf(stored.accessToken) : (remembered?.subject ?? null);
    },
    renew,
    watch(wake: Wake) {
      check();
      return wake(check);
    },
  };
}
