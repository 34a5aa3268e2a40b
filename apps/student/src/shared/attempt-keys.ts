import { newKey } from '@academy/app-kit/writes';

const keys = new Map<string, string>();

/**
 * The idempotency key of a wish, told by its text: the same until the server has answered, so that
 * another try is the first one again to it.
 */
export function attemptKey(wish: string): string {
  const key = keys.get(wish) ?? newKey();
  keys.set(wish, key);
  return key;
}

/** The server has said yes or no: the same wish later is a new one. */
export const forgetAttempt = (wish: string): void => void keys.delete(wish);
