/** @module-tag ci */
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open';
import { createDatabase, dropDatabase } from '../testing/postgres/databases';
import { runOperator } from '../testing/servers/operator';

async function emptyDatabase(): Promise<string> {
  const { serverUrl } = inject('postgres');
  const url = await createDatabase(serverUrl);
  onTestFinished(() => dropDatabase(serverUrl, url));
  return url.replace('@/', '@localhost/');
}

test('--check lists what is missing with exit code 3; migrate runs it once, however many ask at the same time', async () => {
  const environment = { DATABASE_URL: await emptyDatabase() };
  const before = await runOperator(['migrate', '--check'], environment);
  expect(before).toMatchObject({
    exit: 3,
    said: expect.stringMatching(/^0000_tables\n0001_guards/),
    noted: expect.stringContaining('npm run operate -- migrate'),
  });

  const all = await Promise.all(
    Array.from({ length: 3 }, () => runOperator(['migrate'], environment)),
  );
  expect(all.map(({ exit }) => exit)).toEqual([0, 0, 0]);
  expect(all.map(({ said }) => said).toSorted()).toEqual(['', '', before.said]);
  expect(await runOperator(['migrate', '--check'], environment)).toMatchObject({
    exit: 0,
    said: '',
  });
});

test('a command on an older schema is refused and leaves it as it is', async () => {
  const environment = { DATABASE_URL: await emptyDatabase() };
  expect(await runOperator(['read-only', 'status'], environment)).toMatchObject({
    exit: 3,
    noted: expect.stringMatching(
      /lacks migrations: 0000_tables[^]*Run first: npm run operate -- migrate/,
    ),
  });
  expect(await runOperator(['migrate', '--check'], environment)).toMatchObject({ exit: 3 });
});

test('a schema that is newer than the program is no reason to stop: a rollback of the program leaves it', async () => {
  const environment = { DATABASE_URL: await emptyDatabase() };
  await runOperator(['migrate'], environment);
  const database = await openDatabase({ databaseUrl: environment.DATABASE_URL });
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
  );
  await database.close();
  expect(await runOperator(['migrate'], environment)).toMatchObject({ exit: 0, said: '' });
  expect(await runOperator(['read-only', 'status'], environment)).toMatchObject({
    exit: 0,
    said: 'off',
  });
});

test('a wrong password, a database that is not there, a host that is silent: a sentence each, never the secret', async () => {
  const url = new URL(await emptyDatabase());
  url.pathname = '/nowhere';
  url.password = 'pQ9-very-secret';
  expect(await runOperator(['migrate'], { DATABASE_URL: url.href })).toMatchObject({
    exit: 1,
    noted: expect.stringContaining('There is no such database. Create it first'),
  });
  const refused = await runOperator(['migrate'], {
    DATABASE_URL: 'postgres://academy:pQ9-very-secret@127.0.0.1:1/academy',
  });
  expect(refused).toMatchObject({
    exit: 1,
    noted: expect.stringContaining('Nothing answers there.'),
  });
  expect(refused.noted).not.toContain('pQ9');
  expect(
    await runOperator(['migrate'], { DATABASE_URL: 'mysql://u:pQ9-very-secret@h/d' }),
  ).toMatchObject({ exit: 2, noted: expect.not.stringContaining('pQ9') });
});
