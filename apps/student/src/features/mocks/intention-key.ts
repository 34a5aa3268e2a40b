import { newKey } from '@academy/api-client';

const keys = new Map<string, string>();

/**
 * The idempotency key of an intention, told by its text: the same until its outcome is known, so that a second tap after a lost
 * answer is the first one again to the server.
 */
export function intentionKey(intention: string): string {
  const key = keys.get(intention) ?? newKey();
  keys.set(intention, key);
  return key;
}

/** The server has said yes or no: the same wish later is a new intention. */
export const forgetIntention = (intention: string): void => void keys.delete(intention);
