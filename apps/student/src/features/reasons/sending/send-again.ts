import { ApiError } from '@academy/api-client';
import { pause } from '../../../shared/online/pause';

/** Waits before each further try, ms. */
const PAUSES = [1000, 2000, 4000] as const;

/** No answer, or one from something between us and the server: it may have been done or not. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' ||
    error.code === 'request-in-progress' ||
    [408, 502, 504].includes(error.status ?? 0));

/**
 * Sends a request that may be repeated until somebody has answered it, a few times at most. It must be the same to the server every
 * time: an idempotency key, or a request that says the same twice.
 */
export async function sendAgain<Answer>(
  send: () => Promise<Answer>,
  onUnsure: () => void,
): Promise<Answer> {
  for (const ms of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!isUnsure(error)) throw error;
      onUnsure();
      await pause(ms);
    }
  }
  return send();
}
