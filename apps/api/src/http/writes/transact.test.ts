import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { settings } from '../../db/schema';
import { forgetSettings } from '../../testing/data/store-setting';
import { openTestDatabase } from '../../testing/database/test-database';
import { transact } from './transact';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const conflict = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });
const row = { name: 'a-setting', value: {}, updatedAt: new Date(0) };

/** Writes a row and then fails as often as `failures` says. */
const work = (failures: Error[]) => {
  let attempts = 0;
  return {
    attempts: () => attempts,
    run: () =>
      transact(database.db, async (tx) => {
        attempts += 1;
        await tx.insert(settings).values(row);
        const failure = failures.shift();
        if (failure) throw failure;
        return 'done';
      }),
  };
};

test.each(['40001', '40P01'])('%s is tried again, from the beginning', async (code) => {
  await forgetSettings(database.db, row);
  const { run, attempts } = work([conflict(code), conflict(code)]);
  expect(await run()).toBe('done');
  expect(attempts()).toBe(3);
  expect(await database.db.select().from(settings)).toHaveLength(1);
});

test('three times, not more', async () => {
  await forgetSettings(database.db, row);
  const { run, attempts } = work([conflict('40001'), conflict('40001'), conflict('40001')]);
  await expect(run()).rejects.toThrow('Failed query');
  expect(attempts()).toBe(3);
  expect(await database.db.select().from(settings)).toHaveLength(0);
});

test('any other failure at once', async () => {
  const { run, attempts } = work([conflict('23505')]);
  await expect(run()).rejects.toThrow('Failed query');
  expect(attempts()).toBe(1);
});
