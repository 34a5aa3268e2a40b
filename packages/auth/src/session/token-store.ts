import type { SessionRole, StoredSession } from './session-role';

/** Where a tab keeps its login. */
export interface TokenStore {
  read: () => StoredSession | null;
  write: (session: StoredSession) => void;
  clear: () => void;
}

export function memoryTokenStore(initial: StoredSession | null = null): TokenStore {
  let stored = initial;
  return {
    read: () => stored,
    write: (session) => {
      stored = session;
    },
    clear: () => {
      stored = null;
    },
  };
}

const KEYS = { token: 'accessToken', studentId: 'studentId', role: 'role' } as const;
const STORED_ROLE: Record<SessionRole, string> = { student: 'STUDENT', manager: 'MANAGER' };

const wipe = (store: Storage) => {
  for (const key of Object.values(KEYS)) store.removeItem(key);
};

/**
 * Keeps `accessToken`, `studentId` and `role` (STUDENT or MANAGER) in the tab's session storage, so
 * that they survive a reload and end with the tab. Where storage is blocked or full they live as
 * long as the page.
 */
export function sessionTokenStore(
  storage: () => Storage = () => window.sessionStorage,
): TokenStore {
  const spare = memoryTokenStore();

  const whenAllowed = <T>(work: (store: Storage) => T, otherwise: () => T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise();
    }
  };

  return {
    read: () =>
      spare.read() ??
      whenAllowed(
        (store) => {
          const accessToken = store.getItem(KEYS.token);
          if (!accessToken) return null;
          return {
            accessToken,
            studentId: store.getItem(KEYS.studentId),
            role: store.getItem(KEYS.role) === STORED_ROLE.manager ? 'manager' : 'student',
          };
        },
        () => null,
      ),
    write: (session) =>
      whenAllowed(
        (store) => {
          wipe(store);
          store.setItem(KEYS.role, STORED_ROLE[session.role]);
          if (session.studentId !== null) store.setItem(KEYS.studentId, session.studentId);
          store.setItem(KEYS.token, session.accessToken);
          spare.clear();
        },
        () => spare.write(session),
      ),
    clear: () => {
      spare.clear();
      whenAllowed(wipe, () => undefined);
    },
  };
}
