import { cutoffOf, spareCount, spareOn, type Meal } from '@academy/domain/meals';
import { orderMail, planOrder } from '@academy/domain/messages';
import { instantAt, seoulDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { transact } from '../../../http/writes/transact';
import { notify } from '../../../shared/notify-db';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { enqueue } from '../../../shared/messages/enqueue-db';
import { replaceWaiting } from '../outbox-db';
import { readSender } from '../../../shared/settings/sender-db';
import { readOrderMail } from '../settings-db';
import { orderLink } from './order-link';
import { insertOrder, readCounts, readOrders, type StoredOrder } from './orders-db';

/** A day on which nobody has a meal. */
const NOTHING = { counts: { lunch: 0, dinner: 0 }, changedAt: null };
/** No day locks longer before it. */
const AHEAD_DAYS = 31;

export interface Ordering {
  db: Db;
  keys: AuthKeys;
  /** Where browsers find the admin app: the caterer's page is one of its own. */
  adminUrl: string;
}

interface Planned {
  date: CalendarDay;
  version: number;
  counts: Record<Meal, number>;
  /** How many of them are spare. */
  spares: Record<Meal, number>;
  earlier: readonly StoredOrder[];
  recipient: string;
}

/** Writes an order and its mail, as one; another process that was faster has done it. */
const order = ({ db, keys, adminUrl }: Ordering, planned: Planned, now: Date) =>
  transact(db, async (tx) => {
    const { date, version, counts, spares, earlier, recipient } = planned;
    // What the caterer never got is no news: the mail says what differs from what went out.
    const lastSent = earlier.filter(({ state }) => state !== 'waiting' && state !== 'dead').at(-1);
    const mail = orderMail({
      ...(await readSender(tx)),
      date,
      version,
      counts,
      spares,
      before: lastSent ?? null,
      link: orderLink(adminUrl, keys, date),
    });
    const messageId = await enqueue(
      tx,
      {
        ...mail,
        key: `order ${date} ${version}`,
        kind: 'order',
        channel: 'mail',
        recipient,
        giveUpAt: instantAt(date, 24),
      },
      now,
    );
    if (messageId === null) return;
    await insertOrder(tx, { date, version, counts, orderedAt: now, messageId });
    await replaceWaiting(
      tx,
      earlier.map((sent) => sent.messageId),
    );
    await notify(tx, { topic: 'messages' });
  });

/**
 * Orders every day whose numbers the caterer does not have yet. It looks at what stands, not at
 * what happened: whichever way a number changed, and however long the server stood still, the next
 * look finds it (docs/product/messages.md#orders).
 */
export async function orderDue(ordering: Ordering, now: Date): Promise<void> {
  const { db } = ordering;
  const to = await readOrderMail(db);
  if (to === null) return;
  const settings = await readLunchSettings(db);
  const first = seoulDay(now);
  const last = shiftDay(first, AHEAD_DAYS);
  const [countsOf, orders] = await Promise.all([
    readCounts(db, first, last),
    readOrders(db, first, last),
  ]);
  for (let date = first; date <= last; date = shiftDay(date, 1)) {
    const earlier = orders.filter((other) => other.date === date);
    const newest = earlier.at(-1);
    const { counts: eaten, changedAt } = countsOf.get(date) ?? NOTHING;
    const spareOf = (meal: Meal) => spareCount(spareOn(settings, date, meal), eaten[meal]);
    const due = planOrder({
      date,
      counts: {
        lunch: eaten.lunch + spareOf('lunch'),
        dinner: eaten.dinner + spareOf('dinner'),
      },
      ordered: newest ? { version: newest.version, counts: newest } : null,
      changedAt,
      cutoffs: {
        lunch: cutoffOf(settings, date, 'lunch'),
        dinner: cutoffOf(settings, date, 'dinner'),
      },
      since: to.since,
      now,
    });
    if (due === null) continue;
    // A meal that is not due yet has no spare portions either.
    const spares = {
      lunch: due.counts.lunch > 0 ? spareOf('lunch') : 0,
      dinner: due.counts.dinner > 0 ? spareOf('dinner') : 0,
    };
    // One after the other: each is a transaction of its own.
    await order(ordering, { ...due, spares, date, earlier, recipient: to.recipient }, now);
  }
}
