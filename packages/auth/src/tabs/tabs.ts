import type { SessionRole } from '../session/session-role';

/**
 * Why a session ended. `other-account`: another user signed in to the same browser, whose cookie
 * is theirs now.
 */
export type EndReason = 'logged-out' | 'refresh-failed' | 'other-account';

/**
 * Messages between tabs of one app. `subject` is the token's, so that no tab takes over another
 * person's token.
 */
export type TabMessage =
  | { type: 'refreshed'; role: SessionRole; accessToken: string; subject: string | null }
  | { type: 'signed-in'; role: SessionRole; subject: string | null }
  | { type: 'ended'; reason: EndReason }
  | { type: 'logout'; isLate: boolean };

/**
 * Everything that the tabs of one app share: a lock, a way to talk, and a few facts that outlive
 * them. Never a token at rest.
 */
export interface Tabs<Message = TabMessage> {
  /**
   * Runs `work` under a lock across tabs; `waited` says whether another tab held it first. After
   * ten seconds it runs without the lock, so that a hanging tab blocks no other.
   */
  exclusive: <T>(work: (waited: boolean) => Promise<T>) => Promise<T>;
  post: (message: Message) => void;
  subscribe: (listener: (message: Message) => void) => () => void;
  read: (fact: TabFact) => string | null;
  write: (fact: TabFact, value: string | null) => void;
}

/**
 * `signed-in`: a refresh cookie probably exists. `refresh-failed-at`: ms since epoch on this
 * device. `student`, `manager`: whose cookie it is (`remembered-login`), `session`: of which login.
 * `logout-…` and `ended`: logins that ended here (`ended-logins`).
 */
export type TabFact =
  | 'signed-in'
  | 'refresh-failed-at'
  | 'student'
  | 'manager'
  | 'session'
  | 'logout-student'
  | 'logout-manager'
  | 'ended';

/**
 * How long a tab that waited for the lock listens for the other tab's result before it asks itself.
 */
const NEWS_WITHIN_MS = 500;

/**
 * Resolves with the first message of another tab, or when none comes: messages and locks arrive in
 * no fixed order.
 */
export function firstMessage(tabs: Tabs): Promise<void> {
  return new Promise((resolve) => {
    const stop = tabs.subscribe(done);
    const timer = setTimeout(done, NEWS_WITHIN_MS);
    function done() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** One tab on its own: for tests, for scripts, and for browsers that can't do better. */
export function singleTab<Message = TabMessage>(): Tabs<Message> {
  const facts = new Map<TabFact, string>();
  return {
    exclusive: (work) => work(false),
    post: () => undefined,
    subscribe: () => () => undefined,
    read: (fact) => facts.get(fact) ?? null,
    write: (fact, value) => {
      if (value === null) facts.delete(fact);
      else facts.set(fact, value);
    },
  };
}
