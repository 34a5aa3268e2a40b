import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/storage/temporary-folder';
import { diskStore } from './disk-store';
import { contentKey, isContentOf, isPublicKey, isStoreKey, privateKey } from './store';

const bytes = new TextEncoder().encode('그림');

test('keeps bytes by their content and gives them back', async () => {
  const folder = join(temporaryFolder(), 'files');
  const store = diskStore(folder);
  const key = await store.put(bytes);
  expect(key).toBe(`${createHash('sha256').update(bytes).digest('hex')}.webp`);
  expect(await store.put(bytes)).toBe(key);
  expect(readdirSync(folder)).toEqual([key]);
  expect(store.url(key)).toBe(`/api/files/${key}`);
  expect(new Uint8Array((await store.get(key)) ?? [])).toEqual(bytes);
  await store.delete(key);
  expect(await store.get(key)).toBeNull();
});

test('a private picture has a file of its own, whatever it shows, and a name that is not public', async () => {
  const store = diskStore(join(temporaryFolder(), 'files'));
  const [one, other] = [privateKey(bytes), privateKey(bytes)];
  for (const key of [one, other, contentKey(bytes)]) await store.put(bytes, key);
  expect([one, other].map((key) => [isStoreKey(key), isPublicKey(key)])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect([isContentOf(one, bytes), isContentOf(one, new Uint8Array([1]))]).toEqual([true, false]);
  await store.delete(one);
  expect(await store.get(one)).toBeNull();
  expect(new Uint8Array((await store.get(other)) ?? [])).toEqual(bytes);
});

test.each([
  '../auth-keys',
  'x.webp',
  `private-${'0'.repeat(64)}.webp`,
  `${'0'.repeat(64)}.html`,
  `${'0'.repeat(64)}.webp/..`,
  '',
])('%j is no key: it never reaches the disk', async (key) => {
  const store = diskStore(temporaryFolder());
  expect(await store.get(key)).toBeNull();
  await store.delete(key);
});

test('what cannot be written whole leaves nothing', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, contentKey(bytes)));
  await expect(diskStore(folder).put(bytes)).rejects.toThrow('rename');
  expect(readdirSync(folder)).toEqual([contentKey(bytes)]);
});
