import { notifyMissing } from '../features/attendance/day/notify-missing';
import { notifyUnpaid } from '../features/deposits/papers/unpaid-notices';
import { expireCopies } from '../features/messages/outbox-db';
import { orderDue, type Ordering } from '../features/messages/orders/order-due';
import { pushDue } from '../features/messages/push/push-due';
import { remindOfExams } from '../features/mocks/reminders/remind-of-exams';

interface Duty {
  /** How often a server of one academy asks whether there is something to do. */
  everyMs: number;
  run: (academy: Ordering, now: Date) => Promise<unknown>;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * What an academy does by the clock before its messages go: orders, missing students, students'
 * notifications, messages that were not copied, who owes, and exams that come. A server of one
 * academy and one of many do all of it.
 */
export const DUTIES: readonly Duty[] = [
  { everyMs: 3 * SECOND_MS, run: orderDue },
  { everyMs: 30 * SECOND_MS, run: ({ db }, now) => notifyMissing(db, now) },
  { everyMs: 30 * SECOND_MS, run: ({ db }, now) => pushDue(db, now) },
  { everyMs: 30 * SECOND_MS, run: ({ db }, now) => expireCopies(db, now) },
  { everyMs: 10 * MINUTE_MS, run: ({ db }, now) => notifyUnpaid(db, now) },
  { everyMs: 10 * MINUTE_MS, run: ({ db }, now) => remindOfExams(db, now) },
];
