import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { loginSetting } from './kept-settings';
import { forgetSettings } from '../../testing/data/store-setting';
import { setKnownNetworks } from '../../testing/data/known-networks';
import { openTestDatabase } from '../../testing/database/test-database';
import { followKnownNetworks } from './known-networks';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('kept until any process says that the settings changed, or the connection was lost', async () => {
  const { db } = database;
  let hear: (payload: string) => void = () => undefined;
  let miss: () => void = () => undefined;
  const networks = await followKnownNetworks({
    db,
    listen: async (_channel, handler, onGap = () => undefined) => {
      hear = handler;
      miss = onGap;
      return async () => undefined;
    },
  });
  const isKnown = () => networks.isKnown('127.0.0.1');
  expect(await isKnown()).toBe(false);
  await setKnownNetworks(db, new Date());
  hear(JSON.stringify({ topic: 'news' }));
  expect(await isKnown(), 'something else changed').toBe(false);
  hear(JSON.stringify({ topic: 'settings' }));
  expect(await isKnown()).toBe(true);
  await forgetSettings(db, loginSetting);
  expect(await isKnown(), 'nothing was heard').toBe(true);
  miss();
  expect(await isKnown()).toBe(false);
});
