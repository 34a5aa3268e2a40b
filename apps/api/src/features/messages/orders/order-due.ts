import { orderEndMail, orderHistory, orderMail } from '@academy/domain/messages';
import { instantAt } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import { notify } from '../../../shared/notify-db';
import { enqueue } from '../../../shared/messages/enqueue-db';
import { replaceMessages } from '../outbox-db';
import { readSender } from '../../../shared/settings/kept-settings';
import { readOrderMail } from '../settings-db';
import { unsignedOrderLink } from '../../../shared/links/order-link';
import { insertOrder } from './orders-db';
import { planDays, type DayPlan } from './plan-days';

export interface Ordering {
  db: Db;
  /** Where browsers find the admin app: the caterer's page is one of its own. */
  adminUrl: string;
}

type Due = DayPlan & { due: NonNullable<DayPlan['due']> };

/** Writes an order and its mail, as one; another process that was faster has done it. */
const order = ({ db, adminUrl }: Ordering, { date, due, earlier }: Due, now: Date) =>
  transact(db, async (tx) => {
    const { version, counts, spares, recipient } = due;
    const { before, nth, ended } = orderHistory(earlier, recipient);
    const sender = await readSender(tx);
    const asMail = { kind: 'order', channel: 'mail', giveUpAt: instantAt(date, 24) } as const;
    const messageId = await enqueue(
      tx,
      {
        ...asMail,
        ...orderMail({
          ...sender,
          date,
          nth,
          counts,
          spares,
          before: before && before.counts,
          link: unsignedOrderLink(adminUrl, date),
        }),
        key: `order ${date} ${version}`,
        recipient,
      },
      now,
    );
    if (messageId === null) return;
    await insertOrder(tx, { date, version, counts, orderedAt: now, messageId });
    await replaceMessages(
      tx,
      earlier.map((sent) => sent.messageId),
    );
    if (ended) {
      await enqueue(
        tx,
        {
          ...asMail,
          ...orderEndMail({ ...sender, date, counts: ended.counts }),
          key: `order-end ${date} ${version}`,
          recipient: ended.recipient,
        },
        now,
      );
    }
    await notify(tx, { topic: 'messages' });
  });

/** Orders every day whose numbers the caterer does not have yet, where an address is entered. */
export async function orderDue(ordering: Ordering, now: Date): Promise<void> {
  const mail = await readOrderMail(ordering.db);
  if (mail === null) return;
  for (const { due, ...plan } of await planDays(ordering.db, mail, now)) {
    if (due === null || due.recipient === '') continue;
    // What is on its way would go out once more behind the newer one if it failed now.
    if (plan.earlier.some(({ state }) => state === 'sending')) continue;
    // One after the other: each is a transaction of its own.
    await order(ordering, { ...plan, due }, now);
  }
}
