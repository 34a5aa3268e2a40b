import { once } from 'node:events';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { insertAcademy } from '../../academies/directory-db';
import { openDirectory } from '../../db/open-directory';
import { knownMigrations, newestMigration } from '../../db/pending-migrations-db';
import { kill, startChild } from '../../testing/crash/child';
import { ask } from '../../testing/postgres/ask';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { temporaryFolder } from '../../testing/storage/temporary-folder';

const ACADEMIES = 40;
const newest = newestMigration();

test('a migration of all that is killed again and again goes on where it was, and leaves none half done', async () => {
  const { serverUrl } = inject('postgres');
  const url = await createDatabase(serverUrl);
  onTestFinished(() => dropDatabase(serverUrl, url));
  const { db, close } = await openDirectory(url);
  onTestFinished(close);
  for (let n = 1; n <= ACADEMIES; n += 1) {
    const host = `a${n}.example.com`;
    const row = { slug: `a${n}`, name: `학원 ${n}`, schema: `academy_a${n}`, server: 'main' };
    await insertAcademy(db, { ...row, studentHost: host, adminHost: host });
  }
  const done = async () =>
    (
      await ask<{ schema: string }>(
        url,
        `select schema from directory.academies where schema_version = '${newest}' order by id`,
      )
    ).map(({ schema }) => schema);
  const environment = {
    DIRECTORY_URL: url.replace('@/', '@localhost/'),
    DATA_DIR: temporaryFolder(),
  };
  const start = () => startChild('operate', environment, {}, ['migrate']);
  for (const goal of [0.25, 0.5, 0.75]) {
    const child = await start();
    const gone = once(child, 'exit');
    const enough = async () => (await done()).length >= goal * ACADEMIES;
    await vi.waitUntil(enough, { timeout: 100_000, interval: 20 });
    kill(child);
    await gone;
    // The list of migrations is made before them, and all of them are one transaction.
    const tables = await ask<{ tables: number }>(
      url,
      "select count(*) filter (where relkind = 'r')::int as tables from pg_namespace n left join pg_class c on c.relnamespace = n.oid where nspname like 'academy%' group by nspname",
    );
    const whole = Math.max(...tables.map((one) => one.tables));
    expect(tables.filter((one) => one.tables > 1 && one.tables < whole)).toEqual([]);
  }
  const before = await done();
  expect(before.length).toBeLessThan(ACADEMIES);
  const last = await start();
  const [code] = await once(last, 'exit');
  expect(code).toBe(0);
  expect(await done()).toHaveLength(ACADEMIES);
  const ran = await ask(
    url,
    (await done())
      .map((schema) => `select count(*)::int as n from ${schema}.__drizzle_migrations`)
      .join(' union '),
  );
  expect(ran).toEqual([{ n: knownMigrations().length }]);
});
