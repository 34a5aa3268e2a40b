import { GUESS_PAUSE_MS, GUESS_SPAN_MS, GUESSES_MAX } from './limits';

/** Times at which unknown numbers were typed at one device, oldest first. */
export type Misses = readonly number[];

/**
 * The misses after another one. A known number makes up for one miss: a line of honest students has
 * more hits than misses and never waits.
 */
export const afterMiss = (misses: Misses, now: Date): Misses => [
  ...misses.filter((miss) => now.getTime() - miss < GUESS_SPAN_MS),
  now.getTime(),
];
export const afterCheckIn = (misses: Misses): Misses => misses.slice(1);

/** ms for which the pad pauses because of possible guessing; 0: it does not. */
export function guessPause(misses: Misses, now: Date): number {
  const last = misses.at(-1);
  if (last === undefined || misses.length < GUESSES_MAX) return 0;
  return Math.max(0, Math.min(GUESS_PAUSE_MS, last + GUESS_PAUSE_MS - now.getTime()));
}
