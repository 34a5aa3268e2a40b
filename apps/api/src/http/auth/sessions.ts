import type { Grants } from '@academy/domain/rights';

/** What a manager owes before anything else is answered. */
export interface OpenDuties {
  /** A temporary password still has to be replaced. */
  mustChangePassword: boolean;
  /** The academy asks for a second factor, and there is none. */
  mustSetUpSecondFactor: boolean;
}

/**
 * A login as every request sees it: null (not this) when it was revoked, or its student or manager
 * may not sign in any more.
 */
export interface LiveSession {
  side: 'student' | 'manager';
  subject: string;
  /** What the account may do at this moment; null for students. */
  manager: (Grants & OpenDuties) | null;
  createdAt: Date;
  expiresAt: Date;
  /** Null while a student's login is provisional. */
  activatedAt: Date | null;
}

/** What the hook needs of the login feature; `build-app.ts` introduces them. */
export interface SessionSource {
  read(sessionId: string): Promise<LiveSession | null>;
  activate(sessionId: string, now: Date): Promise<void>;
}

/**
 * A student's login dies after this many ms without an authenticated call: the name was never
 * confirmed.
 */
export const PROVISIONAL_MS = 120_000;

const hasDuty = (manager: OpenDuties | null | undefined) =>
  manager?.mustChangePassword === true || manager?.mustSetUpSecondFactor === true;

const CACHE_MS = 3_000;
const CACHE_SIZE = 10_000;

/**
 * Remembers a session's row for a few seconds, so that a busy page does not ask the database at
 * every call. `forget` is called for every revocation, also for those of other processes.
 */
export function cachedSessions(
  source: SessionSource,
): SessionSource & { forget(sessionId: string): void } {
  const cache = new Map<string, { read: Promise<LiveSession | null>; until: number }>();
  return {
    forget: (sessionId) => void cache.delete(sessionId),
    read(sessionId) {
      const known = cache.get(sessionId);
      if (known && performance.now() < known.until) return known.read;
      if (cache.size >= CACHE_SIZE) cache.clear();
      const read = source.read(sessionId);
      // What is owed is done between two requests, and the second must be let in.
      const forgetUnlessOpen = (session: LiveSession | null) =>
        void (hasDuty(session?.manager) && cache.delete(sessionId));
      read.then(forgetUnlessOpen, () => cache.delete(sessionId));
      cache.set(sessionId, { read, until: performance.now() + CACHE_MS });
      return read;
    },
    async activate(sessionId, now) {
      await source.activate(sessionId, now);
      cache.delete(sessionId);
    },
  };
}
