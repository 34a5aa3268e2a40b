import { setTimeout as wait } from 'node:timers/promises';
import { askNext } from '../features/messages/ask-due';
import type { Ordering } from '../features/messages/orders/order-due';
import { sendNext, type Sending } from '../features/messages/send-due';
import { DUTIES } from './duties';

/** How long a message waits at most before a process takes it. */
const EVERY_MS = 1_000;
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
  const duties = DUTIES.map(({ everyMs, run }) => ({ isDue: nowAndThen(everyMs), run }));
  const work = async () => {
    if (worker.isReadOnly()) return;
    for (const { isDue, run } of duties) if (isDue()) await run(worker, worker.clock());
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
