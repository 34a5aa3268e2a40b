import { ApiError } from '@academy/api-client';
import { LONGEST_WAIT_MS } from '../back-off';
import { outcomeOf } from '../outcome';

/** What is shown of an outbox: `saved` only when everything is confirmed. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; count: number }
  /** `at`: server's time of the confirmation, ms since the epoch. */
  | { kind: 'saved'; at: number }
  | { kind: 'offline'; count: number }
  /**
   * `message`: the server's own words, when it gave any. `retrying`: it goes on by itself;
   * otherwise only a person can.
   */
  | { kind: 'failed'; count: number; message: string | undefined; retrying?: boolean };

/**
 * Whether edits could not reach the server so far; what is simply under way is not worth
 * mentioning.
 */
export const isStuck = (
  state: SaveState,
): state is Extract<SaveState, { kind: 'offline' | 'failed' }> =>
  state.kind === 'offline' || state.kind === 'failed';

/** Why a save failed, as far as the outbox is concerned. */
export interface SaveFailure {
  /** False when the same request would be refused again: only a person tries it once more. */
  retry: boolean;
  /** The server answered with an error: shown at once, however soon the next try follows. */
  broken?: boolean;
  /** What the server asks to wait (`Retry-After`), ms. */
  retryAfter?: number | undefined;
  message?: string | undefined;
}

/** Whether a failed save is worth another try, and the text to show meanwhile. */
export function explainFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { retry: true };
  const { status, retryAfterSeconds, serverMessage } = error;
  const outcome = outcomeOf(error);
  return {
    retry: outcome !== 'refused' && outcome !== 'stale',
    broken: status !== undefined && status >= 500,
    retryAfter: retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000,
    message: serverMessage,
  };
}

export interface SaveFacts {
  open: number;
  online: boolean;
  failures: number;
  /** This many failures in a row are not shown. */
  quietFailures: number;
  failure: SaveFailure | undefined;
  savedAt: number | undefined;
}

/**
 * A server that asks for a longer wait than ours says why (read-only): that is news as well, not a
 * minute of "saving".
 */
const isTold = (
  { retry, broken, retryAfter = 0 }: SaveFailure,
  { failures, quietFailures }: SaveFacts,
): boolean => !retry || broken === true || failures > quietFailures || retryAfter > LONGEST_WAIT_MS;

export function saveStateOf(facts: SaveFacts): SaveState {
  const { open, online, failure, savedAt } = facts;
  if (open === 0) return savedAt === undefined ? { kind: 'idle' } : { kind: 'saved', at: savedAt };
  if (!online) return { kind: 'offline', count: open };
  if (failure && isTold(failure, facts))
    return { kind: 'failed', count: open, message: failure.message, retrying: failure.retry };
  return { kind: 'saving', count: open };
}
