import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './client';
import { createServerClock } from './answers/server-clock';
import { answeringServer } from './testing/answering-server';

/** A server whose only answer has begun and does not end. */
async function endlessServer() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: resync\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

test('a stream is there with its first bytes, and ends with its signal', async () => {
  const leaving = new AbortController();
  const client = createClient({ baseURL: await endlessServer() });
  const reader = (await client.openStream('/events', leaving.signal)).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('event: resync\n\n');
  const next = reader.read();
  leaving.abort();
  await expect(next).rejects.toBeDefined();
});

test('a refused stream is a refusal with the server’s words, and tells the time', async () => {
  const now = Date.parse('2026-11-20T05:00:00Z');
  const clock = createServerClock(() => now);
  const server = await answeringServer(() => ({
    status: 503,
    headers: { 'x-server-time': String(now + 90_000) },
    body: { message: '지금은 조회만 할 수 있어요.', code: 'maintenance' },
  }));
  onTestFinished(server.close);
  const client = createClient({ baseURL: server.baseURL, clock, now: () => now });
  await expect(client.openStream('/events', new AbortController().signal)).rejects.toMatchObject({
    kind: 'response',
    status: 503,
    code: 'maintenance',
    serverMessage: '지금은 조회만 할 수 있어요.',
  });
  expect(clock.serverNow()).toEqual(new Date('2026-11-20T05:01:30Z'));
});

test('a stream that nobody waits for any more is aborted', async () => {
  const client = createClient({ baseURL: await endlessServer() });
  await expect(client.openStream('/events', AbortSignal.abort())).rejects.toMatchObject({
    kind: 'aborted',
  });
});
