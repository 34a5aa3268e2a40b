import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { maintainRegularly } from './maintain';

const TEN_MINUTES = 10 * 60_000;
let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  await client.exec('create table notes (id int primary key, text text)');
});
afterAll(() => client.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

const checkpointAt = async () =>
  (await client.query<{ redo_lsn: string }>('select redo_lsn from pg_control_checkpoint()')).rows[0]
    ?.redo_lsn;
const vacuums = async () =>
  Number(
    (
      await client.query<{ n: string }>(
        `select vacuum_count as n from pg_stat_user_tables where relname = 'notes'`,
      )
    ).rows[0]?.n,
  );
const write = () =>
  client.exec(`
  insert into notes select n, repeat('도시락 ', 40) from generate_series(1, 10000) as n on conflict (id) do update set text = excluded.text || '.'`);

test('what was written is vacuumed and checkpointed within ten minutes', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const stop = maintainRegularly(client, onError);
  await write();
  await write();
  const before = await checkpointAt();
  vi.advanceTimersByTime(TEN_MINUTES);
  await vi.waitFor(async () => expect(await checkpointAt()).not.toBe(before), { timeout: 20_000 });
  expect(await vacuums()).toBe(1);

  // Nothing new: nothing to do.
  const after = await checkpointAt();
  vi.advanceTimersByTime(TEN_MINUTES);
  await client.query('select 1');
  expect(await checkpointAt()).toBe(after);
  stop();
  expect(onError).not.toHaveBeenCalled();
});

test('after the stop nothing happens any more', async () => {
  const stop = maintainRegularly(client, () => undefined);
  stop();
  await write();
  const before = await checkpointAt();
  vi.advanceTimersByTime(TEN_MINUTES);
  await client.query('select 1');
  expect(await checkpointAt()).toBe(before);
});
