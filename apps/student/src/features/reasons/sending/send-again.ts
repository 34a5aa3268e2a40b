import { backOff, mayBeDone, pause } from '@academy/app-kit/writes';

/** How often a lost answer is asked for again. */
const TRIES_MORE = 3;

/**
 * Sends a request that may be repeated until somebody has answered it, a few times at most. It must
 * be the same to the server every time: an idempotency key, or a request that says the same twice.
 */
export async function sendAgain<Answer>(
  send: () => Promise<Answer>,
  onUnsure: () => void,
): Promise<Answer> {
  for (let failures = 1; failures <= TRIES_MORE; failures += 1) {
    try {
      return await send();
    } catch (error) {
      if (!mayBeDone(error)) throw error;
      onUnsure();
      await pause(backOff(failures));
    }
  }
  return send();
}
