import { setTimeout as wait } from 'node:timers/promises';

/** The app's own pauses before it asks again, in ms; the last one again and again. */
const PAUSES = [1_000, 2_000, 4_000];

/**
 * @param {number} port @param {import('./loads.mjs').Request} call @param {string} token
 * @returns {Promise<number>} the status
 */
async function once(port, { method, path, body }, token) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * One call over a kept connection, again after a pause for as long as the server says that it is
 * busy (503), as the app does it. Anything else but a success is a fault of the run. Resolves with
 * how long it took, in ms, and how often it was refused.
 * @param {number} port @param {import('./loads.mjs').Request} call @param {string} token
 */
export async function send(port, call, token) {
  const started = performance.now();
  for (let refused = 0; ; refused += 1) {
    const status = await once(port, call, token);
    if (status < 300) return { ms: performance.now() - started, refused };
    if (status !== 503) throw new Error(`${call.method} ${call.path}: ${status}`);
    await wait((PAUSES[Math.min(refused, PAUSES.length - 1)] ?? 0) * (0.5 + Math.random()));
  }
}

/**
 * Does every task, this many at once.
 * @param {(() => Promise<void>)[]} tasks
 * @param {number} atOnce
 */
export async function inTurn(tasks, atOnce) {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
