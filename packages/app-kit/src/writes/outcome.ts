import { ApiError, NOT_THE_API } from '@academy/api-client';

/**
 * Meaning of an answer without a result for a write. `done`: a 2xx whose details cannot be read.
 * `refused`: not done, and a retry would not be either. `stale`: another user saved first. `later`:
 * not done, a retry may succeed. `unsure`: it may have been done; a gateway answered, or the answer
 * is unreadable. `unreachable`: no answer; it may have been done, and the network may be gone.
 * `signed-out`: not done until the user signs in.
 */
export type Outcome =
  | 'done'
  | 'refused'
  | 'stale'
  | 'later'
  | 'unsure'
  | 'unreachable'
  | 'signed-out';

const OF_STATUS: ReadonlyMap<number, Outcome> = new Map([
  [401, 'signed-out'],
  [419, 'signed-out'],
  [412, 'stale'],
  [408, 'unsure'],
  [502, 'unsure'],
  [504, 'unsure'],
  [425, 'later'],
  [429, 'later'],
]);

/**
 * The only table of what an answer means for a write. An exception of our own code counts as
 * refused: nothing was sent.
 */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'refused';
  const { kind, status = 0, code } = error;
  if (kind === 'network') return 'unreachable';
  if (kind === 'setup') return 'refused';
  if (kind === 'malformed' && code !== NOT_THE_API) return 'done';
  // The first try under the same key is still being worked on.
  if (kind !== 'response' || code === 'request-in-progress') return 'unsure';
  return OF_STATUS.get(status) ?? (status >= 500 ? 'later' : 'refused');
}

/** It may have been done: check, or retry under the same key. */
export function mayBeDone(error: unknown): boolean {
  const outcome = outcomeOf(error);
  return outcome === 'unsure' || outcome === 'unreachable';
}

/** It was done; what it made is to be read. */
export const isDone = (error: unknown): boolean => outcomeOf(error) === 'done';

/** Another user saved since it was read. */
export const isStale = (error: unknown): error is ApiError => outcomeOf(error) === 'stale';
