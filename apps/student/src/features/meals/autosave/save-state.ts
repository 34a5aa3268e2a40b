import { LONGEST_WAIT_MS } from '@academy/app-kit/writes';
import type { SaveState } from '../../../shared/unsaved-work/unsaved-work';

/** Why a save did not arrive, as far as the engine cares. */
export interface SaveFailure {
  /**
   * False when the same request would be refused again: only the student's tap tries it once more.
   */
  retry: boolean;
  /** The server has answered that it could not: told at once, however soon the next try follows. */
  broken?: boolean;
  /** The server's wish (`Retry-After`), ms. */
  retryAfter?: number | undefined;
  message?: string | undefined;
}

/**
 * After a lost connection three quiet tries follow (1, 2 and 4 s); from then on the screen says so.
 */
const QUIET_FAILURES = 3;

export interface SaveFacts {
  open: number;
  online: boolean;
  failures: number;
  failure: SaveFailure | undefined;
  savedAt: number | undefined;
}

/**
 * A server that asks for a longer wait than ours says why (read-only): that is news as well, not a
 * minute of "saving".
 */
const isTold = ({ retry, broken, retryAfter = 0 }: SaveFailure, failures: number): boolean =>
  !retry || broken === true || failures > QUIET_FAILURES || retryAfter > LONGEST_WAIT_MS;

export function saveStateOf({ open, online, failures, failure, savedAt }: SaveFacts): SaveState {
  if (open === 0) return savedAt === undefined ? { kind: 'idle' } : { kind: 'saved', at: savedAt };
  if (!online) return { kind: 'offline', count: open };
  if (failure && isTold(failure, failures))
    return { kind: 'failed', count: open, message: failure.message, retrying: failure.retry };
  return { kind: 'saving', count: open };
}
