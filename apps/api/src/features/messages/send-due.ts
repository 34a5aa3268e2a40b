import {
  afterFailure,
  keptBack,
  nextTry,
  noticePrice,
  type MessageFailure,
  type NoticeSettings,
} from '@academy/domain/messages';
import type { Db } from '../../db/database';
import { transact } from '../../http/writes/transact';
import { readFeaturesOff } from '../../shared/settings/features-db';
import { readNoticeTerms } from '../../shared/settings/kept-settings';
import { notify } from '../../shared/notify-db';
import { isWithinBudget } from './budget-db';
import { NotSent, type OpenChannels } from './channels/channel';
import { isRateReached, noteFailure, noteSent, takeDue } from './outbox-db';

export interface Sending {
  db: Db;
  channels: OpenChannels;
  clock: () => Date;
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeDue>>>;

/** Hands a message to its channel; what the channel says, or why it did not go. */
async function handOver(
  { db, channels, clock }: Sending,
  message: Taken,
  settings: NoticeSettings,
) {
  const failed = (failure: MessageFailure) => ({ failure });
  if (message.giveUpAt <= clock()) return failed('too-late');
  const channel = (await channels())[message.channel];
  if (!channel) return failed('not-set-up');
  if (!(await isWithinBudget(db, message, settings, clock()))) return failed('over-budget');
  try {
    const { providerId } = await channel.send(message);
    return { providerId, canAsk: providerId !== null && channel.ask !== undefined };
  } catch (error) {
    if (error instanceof NotSent) return failed(error.failure);
    throw error;
  }
}

/**
 * Sends the message that has waited longest; false when none is due. Between the
 * sending and the noting the process may die: then another sends it again, with the same `uid`.
 */
export async function sendNext(sending: Sending): Promise<boolean> {
  const { db, clock } = sending;
  const settings = await readNoticeTerms(db);
  const phonesWait = await isRateReached(db, settings.perMinute, clock());
  const kept = keptBack(await readFeaturesOff(db));
  const message = await takeDue(db, clock(), { phonesWait, kept });
  if (message === null) return false;
  const outcome = await handOver(sending, message, settings);
  const now = clock();
  await transact(db, async (tx) => {
    if ('failure' in outcome) {
      const { failure } = outcome;
      const after = afterFailure({ ...message, failure, now });
      await noteFailure(tx, message, {
        failure,
        // By night it waits for the morning; then it may be no news any more.
        ...(after.state === 'waiting'
          ? { ...after, nextAt: nextTry(message, after.nextAt, settings) }
          : after),
      });
    } else {
      const cost = noticePrice(message, settings);
      const { providerId, canAsk } = outcome;
      await noteSent(tx, message.id, { providerId, cost, sentAt: now }, canAsk);
    }
    await notify(tx, { topic: 'messages' });
  });
  return true;
}
