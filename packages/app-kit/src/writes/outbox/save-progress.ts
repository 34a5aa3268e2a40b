import { backOff } from '../back-off';
import { saveStateOf, type SaveFailure, type SaveState } from './save-state';

export interface SaveProgress {
  /** The last request failed: nothing goes on by itself but what is scheduled. */
  hasFailed: () => boolean;
  /** A request failed. Answers the ms until the next try; undefined: only a person tries again. */
  fail: (why: SaveFailure) => number | undefined;
  /** The server confirmed something at its time `at`; `all`: everything that was sent. */
  confirm: (at: number, all: boolean) => void;
  /** The network or the person is back. */
  forgive: () => void;
  /** What is shown while so many edits are open. */
  state: (open: number, online: boolean) => SaveState;
}

/** How saving goes: how often it failed in a row and why, and when it last succeeded. */
export function createSaveProgress(quietFailures = 0): SaveProgress {
  let failures = 0;
  let failure: SaveFailure | undefined;
  let savedAt: number | undefined;
  return {
    hasFailed: () => failure !== undefined,
    fail(why) {
      failure = why;
      failures += 1;
      return why.retry ? Math.max(why.retryAfter ?? 0, backOff(failures)) : undefined;
    },
    confirm(at, all) {
      savedAt = at;
      failure = undefined;
      if (all) failures = 0;
    },
    forgive() {
      failures = 0;
      failure = undefined;
    },
    state: (open, online) =>
      saveStateOf({ open, online, failures, failure, savedAt, quietFailures }),
  };
}
