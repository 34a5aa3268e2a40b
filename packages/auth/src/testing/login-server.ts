import type { SessionOptions } from '../session/session-types';
import { offline, refused } from './open-session';
import { tokenFor } from './tokens';

/** One browser's cookie and the logins at a server that is reached or not, as the test says. */
export function loginServer() {
  const live = new Set<string>();
  const told: (string | undefined)[] = [];
  const state = { cookie: null as string | null, isReached: true, issued: 0 };
  const reach = () => {
    if (!state.isReached) throw offline;
  };
  const tokenOf = (sid: string, sub = '7') => tokenFor({ sub, sid });
  /** What the cookie alone is worth, by a script of another program. */
  const isCookieGood = () => state.cookie !== null && live.has(state.cookie);

  const calls = {
    refresh: {
      async student() {
        reach();
        if (state.cookie === null || !isCookieGood()) throw refused;
        return tokenOf(state.cookie, whose.get(state.cookie));
      },
    },
    logout: {
      async student(sessionId?: string) {
        reach();
        told.push(sessionId);
        const { cookie } = state;
        if (cookie === null || (sessionId !== undefined && sessionId !== cookie)) return;
        live.delete(cookie);
        state.cookie = null;
      },
    },
  } satisfies Pick<SessionOptions, 'refresh' | 'logout'>;
  const whose = new Map<string, string>();

  return {
    ...calls,
    state,
    live,
    told,
    isCookieGood,
    /** Signs a student in: the login that had the cookie is replaced. */
    login(sub = '7') {
      reach();
      if (state.cookie !== null) live.delete(state.cookie);
      state.issued += 1;
      const sid = String(state.issued);
      state.cookie = sid;
      live.add(sid);
      whose.set(sid, sub);
      return {
        sid,
        login: { role: 'student' as const, accessToken: tokenOf(sid, sub), studentId: sub },
      };
    },
  };
}
