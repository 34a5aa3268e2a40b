import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/servers/free-port';
import { startTestApp, type TestApp } from '../testing/test-app';

/** What the image's health check runs. */
const PROBE = fileURLToPath(new URL('../../ready.sh', import.meta.url));

async function probe(port: number | string): Promise<unknown> {
  const child = spawn('bash', [PROBE], { env: { API_PORT: String(port) }, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  return code;
}

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

test('a process that serves is ready', async () => {
  expect(await probe(new URL(server.url).port)).toBe(0);
});

test('one that answers something else, or nothing, is not', async () => {
  const closing = createServer((_, answer) => answer.writeHead(503).end('{"status":"closing"}'));
  closing.listen(0, '127.0.0.1');
  await once(closing, 'listening');
  onTestFinished(() => void closing.close());
  const address = closing.address();
  expect(await probe(typeof address === 'object' ? (address?.port ?? 0) : 0)).toBe(1);
  expect(await probe(await freePort())).toBe(1);
});
