import { endpoint } from '@academy/domain/http';
import Fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptJsonBodies } from './bodies/body-parsers';
import { compressReads } from './compress';
import { noteRequestFacts } from './log/request-facts';
import { createServe } from './serve';

const words = z.object({ words: z.string() });
const open = { access: 'public', summary: '', response: words } as const;
const long = '도시락 '.repeat(500);
const app = Fastify();
beforeAll(async () => {
  noteRequestFacts(app, () => new Date());
  acceptJsonBodies(app);
  await compressReads(app);
  const serve = createServe(app, async () => undefined);
  serve(endpoint({ ...open, method: 'GET', path: '/long' }), async () => ({ words: long }));
  serve(endpoint({ ...open, method: 'GET', path: '/short' }), async () => ({ words: '도시락' }));
  serve(endpoint({ ...open, method: 'POST', path: '/long' }), async () => ({ words: long }));
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'POST', url: string, encodings: string) =>
  app.inject({ method, url: `/api${url}`, headers: { 'accept-encoding': encodings } });

test('a long answer is compressed for who takes it, and the same for who does not', async () => {
  const packed = await ask('GET', '/long', 'br, gzip');
  const plain = await ask('GET', '/long', 'identity');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});

test.each([
  ['a short answer', 'GET', '/short'],
  ['the answer to a write, which may hold tokens', 'POST', '/long'],
] as const)('%s is not compressed', async (_, method, path) => {
  const { statusCode, headers } = await ask(method, path, 'gzip');
  expect(statusCode).toBe(200);
  expect(headers).not.toHaveProperty('content-encoding');
});
