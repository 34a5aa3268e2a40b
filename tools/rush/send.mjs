import { Agent, request as open } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** The app's own pauses before it asks again, in ms; the last one again and again. */
const PAUSES = [1_000, 2_000, 4_000];

/**
 * @param {number} port
 * @param {import('./loads.mjs').Request} call
 * @param {string} token
 * @returns {Promise<number>} the status
 */
function once(port, { method, path, body }, token) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }),
  };
  return new Promise((resolve, reject) => {
    const request = open({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode ?? 500)),
    );
    request.once('error', reject).end(text);
  });
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
