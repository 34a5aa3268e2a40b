import { byHandMs } from './notices/notice-times';
import { isPushKind } from './push/push-kinds';
import type { Message, MessageFailure, MessageProgress } from './schemas';

type Facts = Pick<
  Message,
  'kind' | 'channel' | 'state' | 'failure' | 'delivery' | 'createdAt' | 'giveUpAt'
>;

/** A message that is tried again has at least as long. */
const AT_LEAST_MS = 10 * 60_000;

/** What was dropped because it is no longer so, or no longer wanted. */
export const DROPPED_FOR: readonly MessageFailure[] = ['replaced', 'taken-back', 'stopped'];

/** A message's state in the list. */
export function messageProgress({
  state,
  failure,
  channel,
  delivery,
}: Pick<Facts, 'state' | 'failure' | 'channel' | 'delivery'>): MessageProgress {
  if (state === 'sent') return delivery === 'failed' ? 'failed' : 'sent';
  if (state !== 'dead') return channel === 'copy' ? 'to-copy' : 'waiting';
  return failure !== null && DROPPED_FOR.includes(failure) ? 'dropped' : 'failed';
}

/** Until when a message that was given up may be tried again; null: always. */
function againUntil({ kind, giveUpAt, createdAt }: Facts): Date | null {
  if (kind === 'test') return null;
  if (kind === 'order' || isPushKind(kind)) return new Date(giveUpAt);
  return new Date(Date.parse(createdAt) + byHandMs(kind));
}

/** Why a message cannot be sent again: it did not fail, or it is outdated. */
export type NoResend = 'not-failed' | 'over';

export type Resend = { again: true; giveUpAt: Date } | { again: false; reason: NoResend };

/**
 * Whether a message that was given up may be tried again, and until when. An order is over with its
 * day, and one that another took the place of is never sent.
 */
export function decideResend(message: Facts, now: Date): Resend {
  if (messageProgress(message) !== 'failed') return { again: false, reason: 'not-failed' };
  const until = new Date(message.giveUpAt);
  const last = againUntil(message);
  if (last !== null && last <= now) return { again: false, reason: 'over' };
  return {
    again: true,
    giveUpAt: new Date(Math.max(until.getTime(), now.getTime() + AT_LEAST_MS)),
  };
}
