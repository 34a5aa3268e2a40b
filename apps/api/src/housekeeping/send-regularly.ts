import { setTimeout as wait } from 'node:timers/promises';
import { notifyMissing } from '../features/attendance/day/notify-missing';
import { notifyUnpaid } from '../features/deposits/papers/unpaid-notices';
import { askNext } from '../features/messages/ask-due';
import { expireCopies } from '../features/messages/outbox-db';
import { orderDue, type Ordering } from '../features/messages/orders/order-due';
import { pushDue } from '../features/messages/push/push-due';
import { sendNext, type Sending } from '../features/messages/send-due';
import { remindOfExams } from '../features/mocks/reminders/remind-of-exams';

/** How long a message waits at most before a process takes it. */
const EVERY_MS = 1_000;
/** How often it is asked what is to be ordered. */
const ORDERS_MS = 3_000;
/** How often to check for missing students, students' notifications, and uncopied messages. */
const NOTICES_MS = 30_000;
/** How often it is asked who owes, and who is to be reminded of an exam. */
const REMINDERS_MS = 10 * 60_000;
/** What a stop waits for a channel at most: the next process sends again what was on its way. */
const STOP_WITHIN_MS = 5_000;

/** How often the channels are asked what became of messages, and of how many at most. */
const ASK_MS = 5_000;
const ASKED_AT_ONCE = 50;

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

/** Does something again and again, one at a time. The returned stop resolves when it is done. */
function again(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const turn = () =>
    (running ??= work()
      .catch(onError)
      .finally(() => (running = undefined)));
  const timer = setInterval(() => void turn(), everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Orders what is due, sends what waits and asks what became of it, while the server runs; any
 * number of processes may. The returned stop lets the message go that is on its way.
 */
export function sendRegularly(worker: Worker): () => Promise<void> {
  const leaving = new AbortController();
  const ordering = nowAndThen(ORDERS_MS);
  const noticing = nowAndThen(NOTICES_MS);
  const reminding = nowAndThen(REMINDERS_MS);
  const work = async () => {
    if (worker.isReadOnly()) return;
    if (ordering()) await orderDue(worker, worker.clock());
    if (noticing()) {
      await notifyMissing(worker.db, worker.clock());
      await pushDue(worker.db, worker.clock());
      await expireCopies(worker.db, worker.clock());
    }
    if (reminding()) {
      await notifyUnpaid(worker.db, worker.clock());
      await remindOfExams(worker.db, worker.clock());
    }
    while (!leaving.signal.aborted && (await sendNext(worker)));
  };
  // A service that answers slowly keeps no message from going out.
  const ask = async () => {
    if (worker.isReadOnly()) return;
    for (let left = ASKED_AT_ONCE; left > 0 && !leaving.signal.aborted; left -= 1)
      if (!(await askNext(worker))) return;
  };
  const stops = [again(work, EVERY_MS, worker.onError), again(ask, ASK_MS, worker.onError)];
  return async () => {
    leaving.abort();
    await Promise.race([
      Promise.all(stops.map((stop) => stop())),
      wait(STOP_WITHIN_MS, undefined, { ref: false }),
    ]);
  };
}
