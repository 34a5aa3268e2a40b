import { ApiError } from '@academy/api-client';

/**
 * What a failed answer means for a write.
 * `refused`: it was not done, and asked again it would not be. `stale`: somebody else was first.
 * `later`: it was not done now; the same may be asked again. `unsure`: something between us and the
 * server answered, or nobody can read what did: it may have been done.
 * `unreachable`: no answer came; the same, and the network may be gone. `signed-out`: it was not
 * done, and only a login helps.
 */
export type Outcome = 'refused' | 'stale' | 'later' | 'unsure' | 'unreachable' | 'signed-out';

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
 * The only table of what an answer means for a write. What is no failed call (a bug of ours) is a
 * no: it was never asked.
 */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'refused';
  const { kind, status = 0, code } = error;
  if (kind === 'network') return 'unreachable';
  if (kind === 'setup') return 'refused';
  // The first try under the same key is still being worked on.
  if (kind !== 'response' || code === 'request-in-progress') return 'unsure';
  return OF_STATUS.get(status) ?? (status >= 500 ? 'later' : 'refused');
}

/** It may have been done: who asked has to look, or to ask the same again under the same key. */
export function mayBeDone(error: unknown): boolean {
  const outcome = outcomeOf(error);
  return outcome === 'unsure' || outcome === 'unreachable';
}

/** Somebody else saved since it was read. */
export const isStale = (error: unknown): error is ApiError => outcomeOf(error) === 'stale';
