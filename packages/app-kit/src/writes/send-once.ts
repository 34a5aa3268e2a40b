import { backOff, pause } from './back-off';
import { newKey } from './new-key';
import { mayBeDone, outcomeOf } from './outcome';

/** How often a lost answer is asked for again. */
const TRIES_MORE = 3;

/**
 * This many checks without a result are believed: the request may still be in flight during the
 * first.
 */
const LOOKS = 3;

/** Where a request's key is kept until it is answered. */
export interface KeyStore {
  read: (intention: string) => string | undefined;
  keep: (intention: string, key: string) => void;
  forget: (intention: string) => void;
}

/** Failures after all retries: a caller that sends several requests as one must not start over. */
const givenUp = new WeakSet<object>();
const mayCome = (error: unknown) =>
  mayBeDone(error) && !(error instanceof Error && givenUp.has(error));

const inThisTab = new Map<string, string>();
const tabKeys: KeyStore = {
  read: (intention) => inThisTab.get(intention),
  keep: (intention, key) => void inThisTab.set(intention, key),
  forget: (intention) => void inThisTab.delete(intention),
};

let logins = 0;

/** Ends all retries with the session: the next try would carry the next user's token. */
export function endSending(): void {
  logins += 1;
}

export interface Sending<Answer> {
  /** Sends it; under the same key the server does it once. */
  send: (key: string) => Promise<Answer>;
  /** Checks whether it was done, for servers without idempotency keys. */
  find?: (() => Promise<Answer | undefined>) | undefined;
  /** The answer was lost; finding out what happened. */
  onUnsure?: () => void;
  /** Keys that survive the tab. */
  keys?: KeyStore | undefined;
  /** Aborted by the caller: no more retries. */
  signal?: AbortSignal | undefined;
}

/** Not while offline: a request that waits unseen would be sent when no longer expected. */
async function askAgain<Answer>(
  send: () => Promise<Answer>,
  onUnsure: () => void,
  signal: AbortSignal | undefined,
) {
  const login = logins;
  for (let failures = 1; failures <= TRIES_MORE; failures += 1) {
    try {
      return await send();
    } catch (error) {
      if (!mayCome(error) || !navigator.onLine || signal?.aborted) throw error;
      onUnsure();
      await pause(backOff(failures), signal);
      if (login !== logins) throw error;
    }
  }
  return send();
}

/** Checks until there is an answer; `undefined` after enough checks without a result. */
async function lookFor<Answer>(find: () => Promise<Answer | undefined>) {
  const login = logins;
  let inVain = 0;
  for (let turn = 0; inVain < LOOKS; turn += 1) {
    await pause(turn === 0 ? 0 : backOff(turn));
    if (login !== logins) return undefined;
    try {
      const done = await find();
      if (done !== undefined) return done;
      inVain += 1;
    } catch (error) {
      if (outcomeOf(error) === 'signed-out') throw error;
      // A read that fails says nothing of the write.
      if (!mayBeDone(error)) inVain += 1;
    }
  }
  return undefined;
}

async function sendAndLook<Answer>(
  send: () => Promise<Answer>,
  find: () => Promise<Answer | undefined>,
  onUnsure: () => void,
) {
  try {
    return await send();
  } catch (error) {
    if (!mayBeDone(error)) throw error;
    onUnsure();
    const done = await lookFor(find);
    if (done === undefined) throw error;
    return done;
  }
}

/**
 * Does something exactly once and finds out whether it was done, even when the answer is lost. The
 * same request keeps its key until the server has answered, so repeating it, by hand too, repeats
 * the first one. Different content is a new request.
 */
export async function sendOnce<Answer>(
  intention: string,
  { send, find, onUnsure = () => undefined, keys = tabKeys, signal }: Sending<Answer>,
): Promise<Answer> {
  const key = keys.read(intention) ?? newKey();
  keys.keep(intention, key);
  const ask = () => send(key);
  try {
    const answer = await (find
      ? sendAndLook(ask, find, onUnsure)
      : askAgain(ask, onUnsure, signal));
    keys.forget(intention);
    return answer;
  } catch (error) {
    if (!mayBeDone(error)) keys.forget(intention);
    else if (error instanceof Error) givenUp.add(error);
    throw error;
  }
}
