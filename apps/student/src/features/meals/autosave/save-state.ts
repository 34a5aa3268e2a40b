import type { SaveState } from '../../../shared/unsaved-work/unsaved-work';

/** Why a save did not arrive, as far as the engine cares. */
export interface SaveFailure {
  /** False when the same request would be refused again: only the student's tap tries it once more. */
  retry: boolean;
  /** The server's wish (`Retry-After`), ms. */
  retryAfter?: number | undefined;
  message?: string | undefined;
}

/** After the first failure three quiet tries follow (1, 2 and 4 s); from then on the screen says so. */
const QUIET_FAILURES = 3;
const LONGEST_WAIT = 30_000;

/** ms to wait after the n-th failure in a row: 1, 2, 4 … s, at most 30 s. */
export const backOff = (failures: number): number =>
  Math.min(1000 * 2 ** (failures - 1), LONGEST_WAIT);

export interface SaveFacts {
  open: number;
  online: boolean;
  failures: number;
  failure: SaveFailure | undefined;
  savedAt: number | undefined;
}

export function saveStateOf({ open, online, failures, failure, savedAt }: SaveFacts): SaveState {
  if (open === 0) return savedAt === undefined ? { kind: 'idle' } : { kind: 'saved', at: savedAt };
  if (!online) return { kind: 'offline', count: open };
  // A server that asks for a longer wait than ours says why (read-only): told at once, not after a minute of "saving".
  if (
    failure &&
    (!failure.retry || failures > QUIET_FAILURES || (failure.retryAfter ?? 0) > LONGEST_WAIT)
  )
    return { kind: 'failed', count: open, message: failure.message };
  return { kind: 'saving', count: open };
}
