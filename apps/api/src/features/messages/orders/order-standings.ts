import {
  ORDER_STATES,
  ORDER_TROUBLES,
  orderProgress,
  type messageEndpoints as endpoints,
  type OrderStanding,
  type OrderTask,
} from '@academy/domain/messages';
import { formatDay, seoulDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { readOrderMail } from '../settings-db';
import {
  confirmVersion,
  lockNewest,
  readOrders,
  unconfirmVersion,
  type StoredOrder,
} from './orders-db';
import { AHEAD_DAYS, planDays } from './plan-days';

/** An order that should have been written so long ago is held up by something. */
const HELD_UP_MS = 10 * 60_000;

type Mail = Awaited<ReturnType<typeof readOrderMail>>;

function standingOf(order: StoredOrder, mail: Mail, now: Date): OrderStanding {
  const { date, version, counts, recipient, messageId, failure, confirmedBy } = order;
  return {
    date,
    // Orders that no longer go out by themselves are not followed either.
    state: orderProgress(order, mail?.confirmMinutes ?? 0, now),
    order: {
      version,
      counts,
      recipient,
      messageId,
      failure,
      orderedAt: order.orderedAt.toISOString(),
      sentAt: order.sentAt?.toISOString() ?? null,
      confirmedAt: order.confirmedAt?.toISOString() ?? null,
      confirmedBy,
    },
  };
}

/** Days whose first order should have gone out and was never written. */
async function readUnwritten(db: Db, mail: Mail, now: Date): Promise<OrderStanding[]> {
  if (mail === null) return [];
  const plans = await planDays(db, mail, now);
  return plans.flatMap(({ date, due, earlier, lockedAt }): OrderStanding[] => {
    if (due === null || earlier.length > 0) return [];
    if (mail.address === '') return [{ date, state: 'no-address', order: null }];
    return now.getTime() - lockedAt.getTime() >= HELD_UP_MS
      ? [{ date, state: 'failed', order: null }]
      : [];
  });
}

/** The state of the orders of today and the coming days. */
async function readOrderStandings(db: Db, now: Date): Promise<OrderStanding[]> {
  const first = seoulDay(now);
  const mail = await readOrderMail(db);
  const [orders, unwritten] = await Promise.all([
    readOrders(db, first, shiftDay(first, AHEAD_DAYS)),
    readUnwritten(db, mail, now),
  ]);
  const newest = new Map(orders.map((order) => [order.date, order]));
  return [...[...newest.values()].map((order) => standingOf(order, mail, now)), ...unwritten];
}

/** Those that a manager has to look after. */
export async function readOrderTasks(db: Db, now: Date): Promise<OrderTask[]> {
  const standings = await readOrderStandings(db, now);
  return standings.flatMap(({ date, state }) => {
    const trouble = ORDER_TROUBLES.find((one) => one === state);
    return trouble ? [{ date, state: trouble }] : [];
  });
}

/** How many there are of each state: one that is not there counts none. */
export async function countOrders(db: Db, now: Date): Promise<Record<string, number>> {
  const states = (await readOrderStandings(db, now)).map(({ state }) => state);
  return Object.fromEntries(
    ORDER_STATES.map((state) => [state, states.filter((one) => one === state).length]),
  );
}

async function readStanding(db: Db | Tx, date: CalendarDay, now: Date) {
  const mail = await readOrderMail(db);
  const newest = (await readOrders(db, date)).at(-1);
  return newest ? standingOf(newest, mail, now) : null;
}

/** A day's order and the caterer's confirmation, beside the same-day list. */
export async function readDayOrder(db: Db, { params: { date }, now }: DayCall) {
  const standing =
    (await readStanding(db, date, now)) ??
    (await readUnwritten(db, await readOrderMail(db), now)).find((one) => one.date === date) ??
    null;
  return { asOf: now.toISOString(), standing };
}
type DayCall = Pick<Call<typeof endpoints.dayOrder>, 'params' | 'now'>;

/**
 * Notes that the caterer confirmed an order in another way, say on the phone, or takes that away.
 * What the caterer confirmed by the link stays. Numbers that have changed since are refused.
 */
export function noteOrderConfirmed(db: Db, call: Call<typeof endpoints.noteOrderConfirmed>) {
  const { actor, request, params, body, now } = call;
  return transact(db, async (tx) => {
    const newest = await lockNewest(tx, params.date);
    if (newest === null) throw new Refusal('not-found');
    if (newest.version !== body.version) throw new Refusal('order-changed');
    const { date } = params;
    const changed = body.confirmed
      ? await confirmVersion(tx, date, body.version, { at: now, by: actor.managerId })
      : await unconfirmVersion(tx, date, body.version);
    if (changed) {
      await auditManager(
        tx,
        { actor, request },
        {
          action: 'note-order-confirmed',
          entity: 'meal-orders',
          entityId: date,
          subject: formatDay(date),
          before: { confirmed: !body.confirmed },
          after: { confirmed: body.confirmed },
        },
      );
      await notify(tx, { topic: 'messages' });
    }
    return { asOf: now.toISOString(), standing: await readStanding(tx, date, now) };
  });
}
