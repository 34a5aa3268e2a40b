import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from './answers';
import { storeShell } from './shells';
import { aBuild, fakeCaches, fakeServer } from './testing/fake-world';

const origin = 'https://academy.test';
const one = aBuild('one');
const two = aBuild('two');

/** Node makes no navigations: what they look like is laid over the request. */
const request = (
  path: string,
  rest: { mode?: RequestMode; destination?: RequestDestination } = {},
) => {
  const made = new Request(`${origin}${path}`);
  for (const [name, value] of Object.entries(rest)) Object.defineProperty(made, name, { value });
  return made;
};
const opening = (path: string) => request(path, { mode: 'navigate', destination: 'document' });

/** A device on which version one is stored, and the server. */
async function device({ stored = true } = {}) {
  const { caches, paths } = fakeCaches();
  const server = fakeServer(one);
  if (stored) await storeShell(caches, server.fetch, one);
  server.asked.length = 0;
  const ask = async (asked: Request) =>
    (await answer(asked, { origin, caches, fetch: server.fetch }, one))?.text();
  return { ask, server, paths };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('with a network the page is always the newest one', async () => {
  const { ask, server } = await device();
  server.build = two;
  expect(await ask(opening('/student-calendar'))).toContain('index-two.js');
});

test('without a network every address of the app shows the stored page, and its files are there', async () => {
  const { ask, server } = await device();
  server.build = undefined;
  expect(await ask(opening('/points-mine?type=REWARD'))).toContain('index-one.js');
  expect(await ask(request('/assets/index-one.js'))).toBe('/assets/index-one.js of one');
  expect(await ask(request('/theme.js'))).toBe('/theme.js of one');
});

test('a server that hangs is waited for three seconds, one in trouble not at all', async () => {
  const { ask, server } = await device();
  server.trouble = new Response('', { status: 503 });
  expect(await ask(opening('/mocks'))).toContain('index-one.js');
  vi.spyOn(server, 'fetch').mockReturnValue(new Promise(() => undefined));
  const shown = ask(opening('/mocks'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await shown).toContain('index-one.js');
});

test('where nothing is stored the server’s own words are better than none', async () => {
  const { ask, server } = await device({ stored: false });
  server.trouble = new Response('bad gateway', { status: 502 });
  expect(await ask(opening('/mocks'))).toBe('bad gateway');
});

test('built files do not ask the network, and unknown ones do', async () => {
  const { ask, server } = await device();
  await ask(request('/assets/style.css'));
  expect(server.asked).toEqual([]);
  server.build = two;
  expect(await ask(request('/assets/index-two.js'))).toBe('/assets/index-two.js of two');
});

test('nothing below /api is answered or kept, but the pictures of notices', async () => {
  const { ask, server, paths } = await device();
  expect(await ask(request('/api/student-points/mine'))).toBeUndefined();
  expect(
    await ask(new Request(`${origin}/api/reservations/7`, { method: 'PUT', body: '[]' })),
  ).toBeUndefined();
  expect(server.asked).toEqual([]);
  await ask(request('/api/files/menu.webp', { destination: 'image' }));
  server.build = undefined;
  expect(await ask(request('/api/files/menu.webp', { destination: 'image' }))).toBe(
    '/api/files/menu.webp of one',
  );
  expect(paths('academy-image')).toEqual(['/api/files/menu.webp']);
});

test('of fonts and pictures the last 100 are kept', async () => {
  const { ask, paths } = await device();
  for (let number = 0; number < 102; number += 1)
    await ask(request(`/assets/font-${number}.woff2`, { destination: 'font' }));
  expect(paths('academy-font')).toHaveLength(100);
  expect(paths('academy-font')[0]).toBe('/assets/font-2.woff2');
});
