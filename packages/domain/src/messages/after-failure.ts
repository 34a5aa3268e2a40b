import type { MessageFailure } from './schemas';

/** Half a minute, a minute, two … and every quarter of an hour from then on. */
const FIRST_MS = 30_000;
const LONGEST_MS = 15 * 60_000;
const waitAfter = (tries: number) => Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);

/** A retry does not help: a person has to fix the cause. */
const LASTING: ReadonlySet<MessageFailure> = new Set([
  'not-set-up',
  'recipient-refused',
  'too-late',
  'replaced',
  'taken-back',
  'stopped',
]);

export type AfterFailure = { state: 'waiting'; nextAt: Date } | { state: 'dead' };

/**
 * What becomes of a message whose n-th try failed: it waits, longer each time, or is given up when
 * trying again does not help or would come after `giveUpAt`.
 */
export function afterFailure({
  failure,
  tries,
  giveUpAt,
  now,
}: {
  failure: MessageFailure;
  tries: number;
  giveUpAt: Date;
  now: Date;
}): AfterFailure {
  const nextAt = new Date(now.getTime() + waitAfter(tries));
  return LASTING.has(failure) || nextAt >= giveUpAt
    ? { state: 'dead' }
    : { state: 'waiting', nextAt };
}
