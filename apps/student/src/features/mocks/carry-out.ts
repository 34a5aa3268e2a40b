import { backOff, mayBeDone } from '@academy/app-kit/writes';

/**
 * So many looks that find nothing are believed: the request may still be under way during the first
 * ones.
 */
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

/**
 * Looks again and again while there is no connection; `undefined` once enough looks have found
 * nothing.
 */
async function lookFor<Done>({
  find,
  pause,
}: Pick<Steps<Done>, 'find' | 'pause'>): Promise<Done | undefined> {
  let inVain = 0;
  for (let turn = 0; inVain < LOOKS; turn += 1) {
    await pause(turn === 0 ? 0 : backOff(turn));
    try {
      const done = await find();
      if (done !== undefined) return done;
      inVain += 1;
    } catch (error) {
      if (!mayBeDone(error)) throw error;
    }
  }
  return undefined;
}

/**
 * Does something once and knows afterwards whether it was done, also when the answer is lost: a
 * lost answer is never taken for a no and a second tap after it repeats the first one.
 */
export async function carryOut<Done>({ send, find, onUnsure, pause }: Steps<Done>): Promise<Done> {
  try {
    return await send();
  } catch (error) {
    if (!mayBeDone(error)) throw error;
    onUnsure();
    const done = await lookFor({ find, pause });
    if (done === undefined) throw error;
    return done;
  }
}
