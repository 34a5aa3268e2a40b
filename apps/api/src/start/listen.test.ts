import Fastify from 'fastify';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { listen, PortTaken } from './listen';
import { freePort } from '../testing/servers/free-port';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp())));

const door = (variable: string, port: number) => ({ variable, port, host: '127.0.0.1' });

test('two doors, one app: both answer, and each request knows by which port it came in', async () => {
  const app = Fastify();
  app.get('/', async ({ socket }) => ({ port: socket.localPort }));
  const { ports, close } = await listen(app, [door('STUDENT_PORT', 0), door('ADMIN_PORT', 0)]);
  cleanUps.push(close);
  expect(ports).toHaveLength(2);
  for (const port of ports)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).json()).toEqual({ port });
});

test('a taken port is shown in both languages with the variable that moves it, and no door stays open', async () => {
  const port = await freePort();
  const taken = createServer().listen(port, '127.0.0.1');
  cleanUps.push(() => new Promise((resolve) => taken.close(resolve)));
  const free = await freePort();
  const opening = listen(Fastify(), [door('STUDENT_PORT', free), door('ADMIN_PORT', port)]);
  await expect(opening).rejects.toThrow(PortTaken);
  await expect(opening).rejects.toThrow(
    new RegExp(
      `^${port}번 포트를 다른 프로그램이 쓰고 있습니다.*ADMIN_PORT=${port + 1}[^]*Port ${port} is taken by another program.*ADMIN_PORT=${port + 1}$`,
    ),
  );
  await expect(fetch(`http://127.0.0.1:${free}/`)).rejects.toThrow('fetch failed');
});

test('closing answers what is under way and takes nothing new', async () => {
  const app = Fastify();
  let arrived = () => {};
  const isHere = new Promise<void>((resolve) => (arrived = resolve));
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  app.get('/', async () => {
    arrived();
    await gate;
    return { done: true };
  });
  const {
    ports: [port],
    close,
  } = await listen(app, [door('STUDENT_PORT', 0)]);
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await isHere;
  const closing = close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  letGo();
  expect(await (await answer).json()).toEqual({ done: true });
  await closing;
});

test('closing does not wait for a connection that was opened in advance', async () => {
  const {
    ports: [port = 0],
    close,
  } = await listen(Fastify(), [door('STUDENT_PORT', 0)]);
  // The grace time, after which every connection is cut, never ends.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  cleanUps.push(async () => void vi.useRealTimers());
  const early = connect(port, '127.0.0.1');
  await once(early, 'connect');
  const ended = once(early, 'close');
  await close();
  await ended;
  expect(early.destroyed).toBe(true);
});
