import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../env';
import { startFakeBucket } from '../testing/storage/fake-bucket';
import { temporaryFolder } from '../testing/storage/temporary-folder';
import { openStore } from './open-store';
import { contentKey, type Store } from './store';

let bucket: Awaited<ReturnType<typeof startFakeBucket>>;
let store: Store;
beforeAll(async () => {
  bucket = await startFakeBucket();
  store = openStore(readEnv(bucket.settings));
});
afterAll(() => bucket.close());

const bytes = new TextEncoder().encode('그림');

test('puts signed bytes with their hash, gives them back, forgets them', async () => {
  const key = await store.put(bytes);
  expect(key).toBe(contentKey(bytes));
  expect([...bucket.files]).toEqual([
    [`/pictures/${key}`, { bytes: Buffer.from(bytes), type: 'image/webp' }],
  ]);
  expect(await store.get(key)).toEqual(bytes);
  expect(store.url(key)).toBe(`/api/files/${key}`);
  await store.delete(key);
  await store.delete(key);
  expect(await store.get(key)).toBeNull();
});

test('a bucket that is busy is asked again, one that refuses is an error', async () => {
  bucket.troubles.push(503);
  const key = await store.put(bytes);
  expect(await store.get(key)).toEqual(bytes);
  const stranger = openStore(readEnv({ ...bucket.settings, S3_SECRET_ACCESS_KEY: 'wrong' }));
  await expect(stranger.put(bytes)).rejects.toThrow(`the bucket answered 403 to PUT ${key}`);
  await expect(stranger.get(key)).rejects.toThrow('403');
  await expect(
    openStore(readEnv({ ...bucket.settings, S3_BUCKET: 'other' })).get(key),
  ).resolves.toBeNull();
});

test.each(['../auth-keys', 'x.webp', ''])(
  '%j is no key: it never leaves the server',
  async (key) => {
    bucket.troubles.length = 0;
    bucket.troubles.push(500);
    expect(await store.get(key)).toBeNull();
    await store.delete(key);
    expect(bucket.troubles).toEqual([500]);
    bucket.troubles.length = 0;
  },
);

describe('which store', () => {
  test('without a bucket the pictures lie in the data folder', async () => {
    const DATA_DIR = temporaryFolder();
    const onDisk = openStore(readEnv({ DATA_DIR }));
    await onDisk.put(bytes);
    expect(await openStore(readEnv({ DATA_DIR })).get(contentKey(bytes))).not.toBeNull();
  });

  test('a bucket that is named in half stops the start', () => {
    expect(() => readEnv({ S3_BUCKET: 'pictures' })).toThrow(
      /^S3_ENDPOINT: must be set together with S3_BUCKET/m,
    );
    expect(() => readEnv({ ...bucket.settings, S3_ACCESS_KEY_ID: '' })).toThrow(
      /^S3_ACCESS_KEY_ID: must be set/,
    );
  });
});
