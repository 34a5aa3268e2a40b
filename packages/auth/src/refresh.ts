import { readClaims } from '@academy/domain/login';
import { askForToken, type RefreshCalls } from './refresh-calls';
import { RefreshError } from './refresh-error';
import type { SessionRole, StoredSession } from './session-role';
import type { Tabs } from './tabs';

/** After a failed refresh nobody asks again for a minute, in no tab. */
export const COOLDOWN_MS = 60_000;
/** How long a tab that had to wait for the lock listens for the other tab's news before it asks by itself. */
const NEWS_WITHIN_MS = 500;

export const subjectOf = (token: string): string | null => readClaims(token)?.subject ?? null;

export interface RefresherOptions {
  calls: RefreshCalls;
  tabs: Tabs;
  /** The device's clock, ms since epoch. */
  now: () => number;
  /** The token this tab holds now. */
  current: () => StoredSession | null;
  order: () => SessionRole[];
  /** Changes with every login and end: an answer to a question of an earlier epoch is thrown away. */
  epoch: () => number;
  /** Takes over a new token; rejects what no longer fits by throwing. */
  adopt: (answered: { role: SessionRole; accessToken: string }) => StoredSession;
}

export interface Refresher {
  /** A token other than `stale`: the current one if it is newer already, else a refreshed one. Rejects with `RefreshError`. */
  renew: (stale: string | null) => Promise<string>;
  coolingDown: () => boolean;
}

/** One refresh at a time in this tab, and one across the tabs where the browser has locks. */
export function createRefresher({
  calls,
  tabs,
  now,
  current,
  order,
  epoch,
  adopt,
}: RefresherOptions): Refresher {
  let inFlight: Promise<string> | undefined;

  const coolingDown = () => {
    const since = now() - Number(tabs.read('refresh-failed-at') ?? Number.NaN);
    return since >= 0 && since < COOLDOWN_MS;
  };
  const newerThan = (stale: string | null) => {
    const token = current()?.accessToken;
    return token !== undefined && token !== stale ? token : undefined;
  };

  async function refresh(stale: string | null, asked: number, waited: boolean): Promise<string> {
    const stillWanted = () => {
      if (epoch() !== asked) throw new RefreshError('superseded');
    };
    if (waited && newerThan(stale) === undefined) await newsOf(tabs);
    const elsewhere = newerThan(stale);
    if (elsewhere !== undefined) return elsewhere;
    stillWanted();
    if (coolingDown()) throw new RefreshError('cooling-down');
    const answered = await askForToken(calls, order());
    stillWanted();
    const session = adopt(answered);
    tabs.post({
      type: 'refreshed',
      role: session.role,
      accessToken: session.accessToken,
      subject: subjectOf(session.accessToken),
    });
    return session.accessToken;
  }

  async function renew(stale: string | null): Promise<string> {
    const newer = newerThan(stale);
    if (newer !== undefined) return newer;
    const asked = epoch();
    inFlight ??= tabs
      .exclusive((waited) => refresh(stale, asked, waited))
      .finally(() => {
        inFlight = undefined;
      });
    return inFlight;
  }

  return { renew, coolingDown };
}

/** Resolves with the first message of another tab, or when none comes: messages and locks arrive in no fixed order. */
function newsOf(tabs: Tabs): Promise<void> {
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
