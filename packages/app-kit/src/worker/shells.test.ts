import { expect, test } from 'vitest';
import { deleteOldShells, fromShell, storeShell } from './shells';
import { aBuild, fakeCaches, fakeServer } from './testing/fake-world';

const one = aBuild('one');
const two = aBuild('two');
const three = aBuild('three');
const text = async (response: Response | undefined) => response?.text();

test('one whole version is stored, what has no hash past the browser’s own cache', async () => {
  const { caches, paths } = fakeCaches();
  const server = fakeServer(one);
  await storeShell(caches, server.fetch, one);
  expect(paths('academy-shell-one').toSorted()).toEqual([
    '/assets/index-one.js',
    '/assets/style.css',
    '/index.html',
    '/theme.js',
  ]);
  expect(Object.fromEntries(server.asked.map(({ path, cache }) => [path, cache]))).toEqual({
    '/index.html': 'no-cache',
    '/theme.js': 'no-cache',
    '/assets/style.css': 'default',
    '/assets/index-one.js': 'default',
  });
});

test.each([
  ['a file is missing', { ...one, files: [...one.files, '/assets/gone.js'] }],
  ['the page is of another version than the worker', two],
])('%s: nothing is stored', async (_, build) => {
  const { caches, names } = fakeCaches();
  await expect(storeShell(caches, fakeServer(one).fetch, build)).rejects.toThrow(
    /404|another version/,
  );
  expect(names()).toEqual([]);
});

test('a file comes from its own version, and from another one only if it can never change', async () => {
  const { caches } = fakeCaches();
  for (const build of [one, two]) await storeShell(caches, fakeServer(build).fetch, build);
  expect(await text(await fromShell(caches, two, '/theme.js'))).toBe('/theme.js of two');
  expect(await text(await fromShell(caches, two, '/assets/index-one.js'))).toBe(
    '/assets/index-one.js of one',
  );
  expect(await fromShell(caches, three, '/theme.js')).toBeUndefined();
  expect(await fromShell(caches, three, '/index.html')).toBeUndefined();
});

test('the version before stays for tabs that still run it, older ones go; other caches are not touched', async () => {
  const { caches, names } = fakeCaches();
  await caches.open('academy-font');
  for (const build of [one, two, three]) await storeShell(caches, fakeServer(build).fetch, build);
  await deleteOldShells(caches, three);
  expect(names()).toEqual(['academy-font', 'academy-shell-two', 'academy-shell-three']);
});
