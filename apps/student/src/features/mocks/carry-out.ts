import { ApiError } from '@academy/api-client';

/** Waits before each look at what became of a lost request, ms; the last one repeats. */
const PAUSES = [0, 1000, 2000, 4000] as const;
/** So many looks that find nothing are believed: the request may still be under way during the first ones. */
const LOOKS = 3;

interface Steps<Done> {
  /** Asks the server to do it. */
  send: () => Promise<Done>;
  /** Looks whether it was done. */
  find: () => Promise<Done | undefined>;
  /** The answer was lost: what happened is being found out. */
  onUnsure: () => void;
  pause: (ms: number) => Promise<void>;
}

/** No answer, an answer nobody can read, or one from something between us and the server: it may have been done or not. */
const isUnsure = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' ||
    error.kind === 'malformed' ||
    error.code === 'request-in-progress' ||
    [408, 502, 504].includes(error.status ?? 0));

/** Looks again and again while there is no connection; `undefined` once enough looks have found nothing. */
async function lookFor<Done>({
  find,
  pause,
}: Pick<Steps<Done>, 'find' | 'pause'>): Promise<Done | undefined> {
  let inVain = 0;
  for (let turn = 0; inVain < LOOKS; turn += 1) {
    await pause(PAUSES[Math.min(turn, PAUSES.length - 1)] ?? 0);
    try {
      const done = await find();
      if (done !== undefined) return done;
      inVain += 1;
    } catch (error) {
      if (!isUnsure(error)) throw error;
    }
  }
  return undefined;
}

/**
 * Does something once and knows afterwards whether it was done, also when the answer is lost: a lost answer is never taken for a no
 * and a second tap after it repeats the first one.
 */
export async function carryOut<Done>({ send, find, onUnsure, pause }: Steps<Done>): Promise<Done> {
  try {
    return await send();
  } catch (error) {
    if (!isUnsure(error)) throw error;
    onUnsure();
    const done = await lookFor({ find, pause });
    if (done === undefined) throw error;
    return done;
  }
}
