import type { Message, MessageFailure, MessageProgress } from './schemas';

type Facts = Pick<Message, 'kind' | 'state' | 'failure' | 'giveUpAt'>;

/** A message that is tried again has at least as long. */
const AT_LEAST_MS = 10 * 60_000;

/** Where a message stands for who reads the list. */
export const messageProgress = ({ state, failure }: Pick<Facts, 'state' | 'failure'>) =>
  progressOf(state, failure);

function progressOf(state: Facts['state'], failure: MessageFailure | null): MessageProgress {
  if (state === 'sent') return 'sent';
  if (state !== 'dead') return 'waiting';
  return failure === 'replaced' ? 'dropped' : 'failed';
}

/** Why a message cannot be sent again: it did not fail, or it would tell nothing any more. */
export type NoResend = 'not-failed' | 'over';

export type Resend = { again: true; giveUpAt: Date } | { again: false; reason: NoResend };

/**
 * Whether a message that was given up may be tried again, and until when. An order is over with its
 * day, and one that another took the place of is never sent.
 */
export function decideResend(message: Facts, now: Date): Resend {
  if (messageProgress(message) !== 'failed') return { again: false, reason: 'not-failed' };
  const until = new Date(message.giveUpAt);
  if (message.kind === 'order' && until <= now) return { again: false, reason: 'over' };
  return {
    again: true,
    giveUpAt: new Date(Math.max(until.getTime(), now.getTime() + AT_LEAST_MS)),
  };
}
