import { statusOf } from '../refresh/refresh-error';
import type { Tabs } from '../tabs/tabs';
import { sessionIdOf, type SessionRole, type StoredSession } from './session-role';
import type { LogoutCalls } from './session-types';
import type { TokenStore } from './token-store';

/** How long a logout may take before the screen says that the server does not know of it yet. */
const PATIENCE_MS = 3000;
/** So many ended logins are remembered, one for each line. */
const REMEMBERED = 20;
/** A wish about the login of a token that names none. */
const UNNAMED = '-';
const ROLES: readonly SessionRole[] = ['student', 'manager'];

interface Options {
  tabs: Tabs;
  calls: LogoutCalls;
  /** Called when the screen has something else to say. */
  onChange: () => void;
}

/**
 * The logins that ended in this browser. A logout is a wish that is kept until the server has heard
 * of it, because the cookie is good until then: only the server can take it away. It names the
 * login, so that it never ends a later one. Meanwhile no tab uses what is left of that login.
 */
export function createEndedLogins({ tabs, calls, onChange }: Options) {
  const wishOf = (role: SessionRole) => (calls[role] ? tabs.read(`logout-${role}`) : null);
  const isPending = (role: SessionRole) => wishOf(role) !== null;
  const isAnyPending = () => ROLES.some(isPending);
  const remembered = () => tabs.read('ended')?.split('\n') ?? [];
  /** What was left from before is shown to the user at once, a fresh logout has its moment. */
  let isLate = isAnyPending();
  let telling: Promise<void> | undefined;

  function move(late: boolean) {
    if (isLate === late) return;
    isLate = late;
    tabs.post({ type: 'logout', isLate });
    onChange();
  }

  tabs.subscribe((message) => {
    if (message.type !== 'logout' || message.isLate === isLate) return;
    ({ isLate } = message);
    onChange();
  });

  async function tellOf(role: SessionRole): Promise<void> {
    const wish = wishOf(role);
    if (wish === null) return;
    try {
      await calls[role]?.(wish === UNNAMED ? undefined : wish);
    } catch (error) {
      if (!isFinal(error)) return;
    }
    if (wishOf(role) === wish) tabs.write(`logout-${role}`, null);
  }

  async function tellAll(): Promise<void> {
    const impatience = setTimeout(() => move(isAnyPending()), PATIENCE_MS);
    try {
      // One tab tells at a time: an answer that comes late must not take a newer login's cookie.
      await tabs.exclusive(async () => {
        for (const role of ROLES) await tellOf(role);
      });
    } finally {
      clearTimeout(impatience);
      move(isAnyPending());
    }
  }

  /** Tells the server whatever it has not heard yet; resolves when it was tried. */
  async function tell(): Promise<void> {
    if (!isAnyPending()) return;
    telling ??= tellAll().finally(() => {
      telling = undefined;
    });
    await telling;
  }

  return {
    /** Whether a logout of this side waits for the server: its cookie is an ended login's. */
    isPending,
    /** What the screen says. */
    isLate: () => isLate && isAnyPending(),
    /** Whether this login was ended in this browser. */
    isOver({ role, accessToken }: StoredSession): boolean {
      const id = sessionIdOf(accessToken);
      return id === null ? wishOf(role) === UNNAMED : remembered().includes(id);
    },
    /** Writes the wish down, before anything else is done about it. */
    note(role: SessionRole, id: string | null): void {
      if (id !== null) tabs.write('ended', [id, ...remembered()].slice(0, REMEMBERED).join('\n'));
      if (calls[role]) tabs.write(`logout-${role}`, id ?? UNNAMED);
      // The request under way may be about another login.
      telling = undefined;
    },
    /**
     * A new login of this side has taken the place of the one before, at the server and in the
     * cookie.
     */
    replace(role: SessionRole, accessToken: string): void {
      const id = sessionIdOf(accessToken);
      const others = remembered().filter((other) => other !== id);
      tabs.write('ended', others.length > 0 ? others.join('\n') : null);
      tabs.write(`logout-${role}`, null);
      move(isAnyPending());
    },
    tell,
    /** The same, for callers that cannot wait long. */
    finish: () => Promise.race([tell(), patience()]),
  };
}
export type EndedLogins = ReturnType<typeof createEndedLogins>;

const patience = () => new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE_MS));

/** Answers after which asking again changes nothing: there is no such login, or no such call. */
const isFinal = (error: unknown): boolean => [401, 404].includes(statusOf(error) ?? 0);

/** A store that has nothing of a login that ended in this browser. */
export const withoutEnded = (store: TokenStore, ended: Pick<EndedLogins, 'isOver'>) => ({
  ...store,
  read() {
    const stored = store.read();
    return stored && ended.isOver(stored) ? null : stored;
  },
  holdsEnded(): boolean {
    const stored = store.read();
    return stored !== null && ended.isOver(stored);
  },
});
