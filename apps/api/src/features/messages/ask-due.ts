import { afterAsking } from '@academy/domain/messages';
import { transact } from '../../http/writes/transact';
import { notify } from '../../shared/notify-db';
import { NotSent } from './channels/channel';
import { noteDelivery, takeAsk } from './delivery-db';
import type { Sending } from './send-due';

/**
 * Asks the channel what became of the message that waits longest for it. False when none waits or
 * the other side does not answer: the rest can wait as well. An answer that is not noted, for the
 * process died, is asked for again.
 */
export async function askNext({ db, channels, clock }: Sending): Promise<boolean> {
  const message = await takeAsk(db, clock());
  if (message === null) return false;
  const { providerId, sentAt, channel } = message;
  if (providerId === null || sentAt === null) return false;
  const open = await channels();
  const answered = await open[channel]?.ask?.(providerId).then(
    (report) => ({ report }),
    (error: unknown) => {
      if (error instanceof NotSent) return undefined;
      throw error;
    },
  );
  const now = clock();
  const after = afterAsking({ report: answered?.report ?? null, sentAt, now });
  await transact(db, async (tx) => {
    await noteDelivery(tx, message, after, now);
    if (after.delivery !== 'asking') await notify(tx, { topic: 'messages' });
  });
  return answered !== undefined;
}
