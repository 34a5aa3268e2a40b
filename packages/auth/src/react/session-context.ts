import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../session/session-types';
import type { SessionState } from '../session/session-state';

const SessionContext = createContext<Session | null>(null);

/**
 * `<SessionProvider value={session}>` around the app: below it every guard and hook knows the
 * session.
 */
export const SessionProvider = SessionContext.Provider;

/** The session and its state now; the component follows every change. */
export function useSession(): { session: Session; state: SessionState } {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider value={session}> above it.');
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  return { session, state };
}
