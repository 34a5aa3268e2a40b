import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database';
import type { Database } from './database';

let database: Database;
beforeEach(async () => void (database = await openTestDatabase()));
afterEach(() => database.close());

const notify = (payload: string) => sql`select pg_notify('academy', ${payload})`;

test('what a committed transaction notifies arrives, in order; what is rolled back does not', async () => {
  const heard: string[] = [];
  await database.listen('academy', (payload) => heard.push(payload));
  await database.db.transaction(async (tx) => void (await tx.execute(notify('{"topic":"meals"}'))));
  const failed = database.db.transaction(async (tx) => {
    await tx.execute(notify('never'));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await database.db.execute(notify('도시락'));
  await vi.waitFor(() => expect(heard).toEqual(['{"topic":"meals"}', '도시락']));
});

test('several listeners hear the same; one that ended gets nothing more', async () => {
  const first: string[] = [];
  const second: string[] = [];
  const end = await database.listen('academy', (payload) => first.push(payload));
  await database.listen('academy', (payload) => second.push(payload));
  await database.db.execute(notify('1'));
  await vi.waitFor(() => expect([first, second]).toEqual([['1'], ['1']]));
  await end();
  await database.db.execute(notify('2'));
  await vi.waitFor(() => expect(second).toEqual(['1', '2']));
  expect(first).toEqual(['1']);
});
