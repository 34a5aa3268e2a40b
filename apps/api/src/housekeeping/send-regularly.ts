import { setTimeout as wait } from 'node:timers/promises';
import { notifyMissing } from '../features/attendance/day/notify-missing';
import { notifyUnpaid } from '../features/deposits/papers/unpaid-notices';
import { expireCopies } from '../features/messages/outbox-db';
import { orderDue, type Ordering } from '../features/messages/orders/order-due';
import { pushDue } from '../features/messages/push/push-due';
import { sendNext, type Sending } from '../features/messages/send-due';

/** How long a message waits at most before a process takes it. */
const EVERY_MS = 1_000;
/** How often it is asked what is to be ordered. */
const ORDERS_MS = 3_000;
/** How often to check for missing students, students' notifications, and uncopied messages. */
const NOTICES_MS = 30_000;
/** How often it is asked who owes. */
const UNPAID_MS = 10 * 60_000;
/** What a stop waits for a channel at most: the next process sends again what was on its way. */
const STOP_WITHIN_MS = 5_000;

/** True at the first time, and then when so long has passed since it was true. */
function nowAndThen(everyMs: number): () => boolean {
  let next = 0;
  return () => {
    const now = performance.now();
    if (now < next) return false;
    next = now + everyMs;
    return true;
  };
}

interface Worker extends Sending, Ordering {
  isReadOnly: () => boolean;
  onError: (error: unknown) => void;
}

/**
 * Orders what is due and sends what waits, while the server runs; any number of processes may. The
 * returned stop lets the message go that is on its way.
 */
export function sendRegularly(worker: Worker): () => Promise<void> {
  const leaving = new AbortController();
  const ordering = nowAndThen(ORDERS_MS);
  const noticing = nowAndThen(NOTICES_MS);
  const reminding = nowAndThen(UNPAID_MS);
  const work = async () => {
    if (worker.isReadOnly()) return;
    if (ordering()) await orderDue(worker, worker.clock());
    if (noticing()) {
      await notifyMissing(worker.db, worker.clock());
      await pushDue(worker.db, worker.clock());
      await expireCopies(worker.db, worker.clock());
    }
    if (reminding()) await notifyUnpaid(worker.db, worker.clock());
    while (!leaving.signal.aborted && (await sendNext(worker)));
  };
  let running: Promise<void> | undefined;
  const turn = () =>
    (running ??= work()
      .catch(worker.onError)
      .finally(() => (running = undefined)));
  const timer = setInterval(() => void turn(), EVERY_MS).unref();
  return async () => {
    leaving.abort();
    clearInterval(timer);
    await Promise.race([running, wait(STOP_WITHIN_MS, undefined, { ref: false })]);
  };
}
