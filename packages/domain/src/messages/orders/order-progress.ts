import type { OrderCounts } from '../../meals/order/order-text';
import type { CalendarDay } from '../../time';
import type { Message } from '../schemas';
import type { OrderState } from './order-schemas';
import { addressKey, isNothing } from './plan-order';

type Sending = Pick<Message, 'state' | 'failure'>;

interface Written extends Sending {
  date: CalendarDay;
  counts: OrderCounts;
  recipient: string;
}

/** What waits for longer than this without a try is held up by something. */
const HELD_UP_MS = 10 * 60_000;

/** Whether the caterer has it, or may have it already. */
const isOut = ({ state }: Sending) => state === 'sent' || state === 'sending';

/** The last orders of a day that all went to one address. */
function lastRun<Order extends Written>(orders: readonly Order[]): readonly Order[] {
  const newest = orders.at(-1);
  if (!newest) return [];
  const other = orders.findLastIndex(
    ({ recipient }) => addressKey(recipient) !== addressKey(newest.recipient),
  );
  return orders.slice(other + 1);
}

/**
 * What a caterer knows of a day from all its orders: what they have (`before`; null for nothing),
 * which of their mails the next one is, and who must be notified that it ended for them. Mails that
 * never went out do not count.
 */
export function orderHistory<Order extends Written>(
  orders: readonly Order[],
  recipient: string,
): { before: Order | null; nth: number; ended: Order | null } {
  const run = lastRun(orders);
  const out = run.filter(isOut);
  const last = out.at(-1) ?? null;
  const goesOn = run.some((order) => addressKey(order.recipient) === addressKey(recipient));
  if (goesOn || run.length === 0) return { before: last, nth: out.length + 1, ended: null };
  return { before: null, nth: 1, ended: last && !isNothing(last.counts) ? last : null };
}

interface Standing extends Sending {
  orderedAt: Date;
  sentAt: Date | null;
  confirmedAt: Date | null;
}

/**
 * The state of a day's newest order. A failed try counts at once, though it may be repeated; a
 * confirmation is overdue `confirmMinutes` after sending (0: never).
 */
export function orderProgress(
  { state, failure, orderedAt, sentAt, confirmedAt }: Standing,
  confirmMinutes: number,
  now: Date,
): OrderState {
  const since = (moment: Date) => now.getTime() - moment.getTime();
  if (confirmedAt !== null) return 'confirmed';
  if (state === 'sent') {
    const late = confirmMinutes > 0 && sentAt !== null && since(sentAt) >= confirmMinutes * 60_000;
    return late ? 'unconfirmed' : 'sent';
  }
  const failed = state === 'dead' || failure !== null || since(orderedAt) >= HELD_UP_MS;
  return failed ? 'failed' : 'waiting';
}
