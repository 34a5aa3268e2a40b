import type { CatererOrder, messageEndpoints as endpoints } from '@academy/domain/messages';
import { seoulDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { notify } from '../../../shared/notify-db';
import { readSender } from '../../../shared/settings/sender-db';
import { isOrderLink } from './order-link';
import { confirmVersion, lockNewest, readOrders } from './orders-db';

/** For how long after its day an order can still be looked at. */
const OPEN_DAYS = 31;

type Link = Pick<Call<typeof endpoints.catererOrder>, 'params' | 'now'>;

/** A wrong signature and a day that is long over are the same: there is nothing here. */
function refuseOthers(keys: AuthKeys, { params: { date, signature }, now }: Link): void {
  const isOpen = date >= shiftDay(seoulDay(now), -OPEN_DAYS);
  if (!isOpen || !isOrderLink(keys, date, signature)) throw new Refusal('not-found');
}

const countsOf = ({ lunch, dinner }: { lunch: number; dinner: number }) => ({ lunch, dinner });

async function readNewest(db: Db | Tx, date: CalendarDay): Promise<CatererOrder> {
  const orders = await readOrders(db, date);
  const [newest, before] = [orders.at(-1), orders.at(-2)];
  if (!newest) throw new Refusal('not-found');
  return {
    ...(await readSender(db)),
    date,
    version: newest.version,
    counts: countsOf(newest),
    before: before ? countsOf(before) : null,
    orderedAt: newest.orderedAt.toISOString(),
    confirmedAt: newest.confirmedAt?.toISOString() ?? null,
  };
}

/** What the caterer sees by the address in the mail: the newest numbers of the day. */
export async function readCatererOrder(db: Db, keys: AuthKeys, link: Link): Promise<CatererOrder> {
  refuseOthers(keys, link);
  return readNewest(db, link.params.date);
}

/**
 * The caterer says that they have seen a version; the first time counts. One that is no longer the
 * newest is refused, so that nobody confirms numbers that have changed.
 */
export function confirmOrder(
  db: Db,
  keys: AuthKeys,
  call: Call<typeof endpoints.confirmOrder>,
): Promise<CatererOrder> {
  refuseOthers(keys, call);
  const { params, body, now } = call;
  return transact(db, async (tx) => {
    const newest = await lockNewest(tx, params.date);
    if (newest === null) throw new Refusal('not-found');
    if (newest.version !== body.version) throw new Refusal('order-changed');
    if (await confirmVersion(tx, params.date, body.version, now))
      await notify(tx, { topic: 'messages' });
    return readNewest(tx, params.date);
  });
}
