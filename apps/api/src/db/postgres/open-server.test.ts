import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { execute } from '../../testing/postgres/execute';
import type { Database } from '../database';
import { databaseErrorKind } from '../database-error-kind';
import { notifying } from '../notifying';
import { openServer, type PostgresServer } from './open-server';

const { serverUrl } = inject('postgres');
const WIDTH = { max: 4, each: 2, line: 50, patience: 2_000 };
let url: string;
let server: PostgresServer;
beforeEach(async () => {
  url = await createDatabase(serverUrl);
  for (const schema of ['north', 'south'])
    await execute(
      url,
      `create schema ${schema}; create table ${schema}.words (word text); insert into ${schema}.words values ('${schema}')`,
    );
  server = openServer(url, { width: WIDTH });
});
afterEach(async () => {
  await server.close();
  await dropDatabase(serverUrl, url);
});

const wordOf = async ({ db }: Database) =>
  (await db.execute<{ word: string }>(sql`select word from words`)).rows.map(({ word }) => word);
const connectionOf = async ({ db }: Database) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
// A statement is sent when it is awaited.
const busy = async ({ db }: Database, ms: number) =>
  await db.execute(sql`select pg_sleep(${ms / 1000}::float)`);

test('each of two academies finds its own tables, however they take turns on the connections', async () => {
  const [north, south] = [server.database('north'), server.database('south')];
  const words = await Promise.all(
    Array.from({ length: 60 }, (_, n) => wordOf(n % 3 === 0 ? north : south)),
  );
  expect(words).toEqual(Array.from({ length: 60 }, (_, n) => [n % 3 === 0 ? 'north' : 'south']));
  await expect(wordOf(server.database('nowhere'))).rejects.toThrow(/Failed query/);
  expect(server.load().open).toBeLessThanOrEqual(WIDTH.max);
});

test('within a transaction as well, and after one that failed', async () => {
  const [north, south] = [server.database('north'), server.database('south')];
  const failing = north.db.transaction(async (tx) => {
    await tx.execute(sql`insert into words values ('never')`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await south.db.transaction(async (tx) => {
    await tx.execute(sql`insert into words values ('kept')`);
  });
  expect([await wordOf(north), await wordOf(south)]).toEqual([['north'], ['south', 'kept']]);
});

test('an academy gets the connection back that it had last', async () => {
  const [north, south] = [server.database('north'), server.database('south')];
  const [first, second] = await Promise.all([connectionOf(north), connectionOf(south)]);
  expect(first).not.toBe(second);
  for (let round = 0; round < 5; round += 1) {
    expect(await connectionOf(south)).toBe(second);
    expect(await connectionOf(north)).toBe(first);
  }
});

test('it comes to a connection that knows its tables, also after another was served there', async () => {
  const narrow = openServer(url, { width: { ...WIDTH, max: 2 } });
  onTestFinished(() => narrow.close());
  const [north, south] = [narrow.database('north'), narrow.database('south')];
  const [first, second] = await Promise.all([connectionOf(north), connectionOf(south)]);
  // Either of the two may have been opened first.
  expect([first, second]).toContain(await connectionOf(narrow.database('east')));
  expect(await connectionOf(north)).toBe(first);
  expect(await connectionOf(south)).toBe(second);
});

test('what an academy asks one after the other goes on at its connection, though another waits', async () => {
  const narrow = openServer(url, { width: { ...WIDTH, max: 1 } });
  onTestFinished(() => narrow.close());
  const served: string[] = [];
  const visit = async (name: string) => {
    for (let n = 0; n < 12; n += 1) served.push(...(await wordOf(narrow.database(name))));
  };
  await Promise.all([visit('north'), visit('south')]);
  const changes = served.filter((name, at) => at > 0 && name !== served[at - 1]);
  expect(changes.length).toBeLessThan(8);
});

test('whoever comes to a connection of others is not passed over for long', async () => {
  const narrow = openServer(url, { width: { ...WIDTH, max: 1 } });
  onTestFinished(() => narrow.close());
  const [north, south] = [narrow.database('north'), narrow.database('south')];
  const served: string[] = [];
  const note = async (database: Database, name: string) => {
    await busy(database, 20);
    served.push(name);
  };
  const crowd = Array.from({ length: 15 }, () => note(north, 'north'));
  await note(south, 'south');
  await Promise.all(crowd);
  expect(served.indexOf('south')).toBeLessThan(10);
});

test('a crowd in one academy has its part of the connections and of the line, and no more', async () => {
  const [north, south] = [server.database('north'), server.database('south')];
  const alone = performance.now();
  await busy(south, 40);
  const quiet = performance.now() - alone;
  const crowd = Array.from({ length: WIDTH.each + WIDTH.line }, () => busy(north, 40));
  const refused = await busy(north, 40).catch((error: unknown) => databaseErrorKind(error));
  expect(refused).toBe('busy');
  const waits: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const begun = performance.now();
    await busy(south, 40);
    waits.push(performance.now() - begun);
  }
  // The best of some: this machine has other work as well.
  expect(Math.min(...waits)).toBeLessThan(1.3 * quiet);
  await Promise.all(crowd);
});

test('who waits too long is told so, and the line goes on', async () => {
  const south = server.database('south');
  const long = [busy(south, 2_600), busy(south, 2_600)];
  const late = await wordOf(south).catch((error: unknown) => databaseErrorKind(error));
  expect(late).toBe('busy');
  await Promise.all(long);
  expect(await wordOf(south)).toEqual(['south']);
});

test('a connection that served many schemas is replaced', async () => {
  const narrow = openServer(url, { width: { ...WIDTH, max: 1 } });
  onTestFinished(() => narrow.close());
  const served: unknown[] = [];
  for (let n = 0; n < 97; n += 1) served.push(await connectionOf(narrow.database(`s${n}`)));
  expect(new Set(served.slice(0, 96)).size).toBe(1);
  expect(served[96]).not.toBe(served[0]);
});

test('an academy hears its own notifications, over the one connection that listens', async () => {
  const [north, south] = [server.database('north'), server.database('south')];
  const heard: string[] = [];
  await north.listen('academy', (payload) => heard.push(`north ${payload}`));
  await south.listen('academy', (payload) => heard.push(`south ${payload}`));
  await south.db.execute(sql`select ${notifying('academy', sql`'{"a":1}'`)}`);
  await north.db.execute(sql`select ${notifying('academy', sql`''`)}`);
  await vi.waitFor(() => expect(heard).toEqual(['south {"a":1}', 'north ']));
  const { rows } = await north.db.execute(
    sql`select count(*)::int as n from pg_stat_activity where application_name = 'academy-listen' and datname = current_database()`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a connection that ends under its work is not lent again', async () => {
  const north = server.database('north');
  await expect(
    north.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    }),
  ).rejects.toThrow(/Failed query/);
  expect(await wordOf(north)).toEqual(['north']);
});
