import {
  addressKey,
  isHandedOver,
  orderHistory,
  type CatererOrder,
  type messageEndpoints as endpoints,
} from '@academy/domain/messages';
import { seoulDay, shiftDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { notify } from '../../../shared/notify-db';
import { readSender } from '../../../shared/settings/kept-settings';
import { readOrderMail } from '../settings-db';
import { isOrderLink } from '../../../shared/links/order-link';
import { confirmVersion, lockNewest, readOrders, type StoredOrder } from './orders-db';

/** For how long after its day an order can still be looked at. */
const OPEN_DAYS = 31;

type Link = Pick<Call<typeof endpoints.catererOrder>, 'params' | 'now'>;
type Own = StoredOrder & { ended: boolean; before: StoredOrder['counts'] | null };

/**
 * The newest order that went to whom the link belongs to, and whether it has ended for them. A
 * wrong signature and a day that is long over are the same: there is nothing here.
 */
async function readOwn(
  db: Db | Tx,
  keys: AuthKeys,
  { params: { date, signature }, now }: Link,
): Promise<Own> {
  const isOpen = date >= shiftDay(seoulDay(now), -OPEN_DAYS);
  const orders = isOpen ? await readOrders(db, date) : [];
  const own = orders.filter(({ recipient }) => isOrderLink(keys, date, recipient, signature));
  const [newest, mine] = [orders.at(-1), own.at(-1)];
  if (!newest || !mine) throw new Refusal('not-found');
  const mail = await readOrderMail(db);
  const ended =
    addressKey(newest.recipient) !== addressKey(mine.recipient) ||
    isHandedOver(date, newest, mail && mail.address, now);
  const { before } = orderHistory(orders.slice(0, orders.indexOf(mine)), mine.recipient);
  return { ...mine, ended, before: before && before.counts };
}

async function toCaterer(db: Db | Tx, own: Own): Promise<CatererOrder> {
  const { date, version, counts, before, orderedAt, confirmedAt, ended } = own;
  return {
    ...(await readSender(db)),
    date,
    version,
    counts,
    before,
    orderedAt: orderedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    ended,
  };
}

/** What the caterer sees by the address in the mail: their newest numbers of the day. */
export async function readCatererOrder(db: Db, keys: AuthKeys, link: Link): Promise<CatererOrder> {
  return toCaterer(db, await readOwn(db, keys, link));
}

/**
 * The caterer says that they have seen a version; the first time counts. One that is no longer the
 * newest is refused, so that outdated numbers are never confirmed, and so is one that another
 * caterer has now.
 */
export function confirmOrder(
  db: Db,
  keys: AuthKeys,
  call: Call<typeof endpoints.confirmOrder>,
): Promise<CatererOrder> {
  const { params, body, now } = call;
  return transact(db, async (tx) => {
    const newest = await lockNewest(tx, params.date);
    if (newest === null) throw new Refusal('not-found');
    const own = await readOwn(tx, keys, call);
    if (own.ended) throw new Refusal('order-ended');
    if (newest.version !== body.version) throw new Refusal('order-changed');
    if (!(await confirmVersion(tx, params.date, body.version, { at: now, by: null })))
      return toCaterer(tx, own);
    await notify(tx, { topic: 'messages' });
    return toCaterer(tx, { ...own, confirmedAt: now });
  });
}
