/** @module-tag ci */
import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../tools/trust/figure';
import { listen } from './listen';

const FIGURE = 'slow-connections';
const LIMIT_MS = 1000;
const TRICKLE_MS = 200;

/** What comes first, and what drips in afterwards; the request would never be whole. */
const KINDS = [
  { head: '', drip: '' },
  { head: 'GET / HT', drip: '' },
  { head: 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', drip: 'a' },
  { head: 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n', drip: 'a' },
];

async function openDoor(requestTimeout: number) {
  const app = Fastify({ requestTimeout });
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => ({}));
  app.all('/', async () => ({ served: true }));
  const { ports, close } = await listen(app, [
    { variable: 'STUDENT_PORT', port: 0, host: '127.0.0.1' },
  ]);
  onTestFinished(close);
  return ports[0] ?? 0;
}

/** A connection that takes its time; `ended` is what the server said before it hung up. */
function slow(port: number, n: number): { socket: Socket; ended: Promise<string> } {
  const { head, drip } = KINDS[n % KINDS.length] ?? { head: '', drip: '' };
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += String(chunk)));
  socket.on('error', () => socket.destroy());
  socket.write(head);
  const trickle = setInterval(() => socket.writable && socket.write(drip), TRICKLE_MS);
  const ended = once(socket, 'close').then(() => {
    clearInterval(trickle);
    return said;
  });
  onTestFinished(() => void socket.destroy());
  return { socket, ended };
}

test('slow connections are ended at their limit, and everybody else is served meanwhile', async (context) => {
  const tried = triesOf(FIGURE, 60);
  const port = await openDoor(LIMIT_MS);
  const connections = Array.from({ length: tried }, (_, n) => slow(port, n));
  const progress = { done: false };
  const all = Promise.all(connections.map(({ ended }) => ended)).finally(
    () => (progress.done = true),
  );
  const served = new Set<number>();
  while (!progress.done) served.add((await fetch(`http://127.0.0.1:${port}/`)).status);
  const said = await all;
  const wrong = said.filter((one) => one !== '' && !one.startsWith('HTTP/1.1 408 ')).length;
  count(context, FIGURE, { tried, wrong });
  expect([[...served], wrong]).toEqual([[200], 0]);
});

test('control: without a limit they stay', async (context) => {
  const [limited, open] = [await openDoor(LIMIT_MS), await openDoor(0)];
  const staying = KINDS.map((_, n) => slow(open, n));
  await Promise.all(KINDS.map((_, n) => slow(limited, n).ended));
  const wrong = staying.filter(({ socket }) => !socket.destroyed).length;
  countControl(context, FIGURE, { tried: staying.length, wrong });
  expect(wrong).toBe(staying.length);
});
