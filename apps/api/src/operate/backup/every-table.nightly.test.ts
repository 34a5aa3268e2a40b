import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { openDatabase } from '../../db/open';
import { sealAll } from '../../shared/audit/audit-chain-db';
import { startTestApp } from '../../testing/test-app';
import { fillEmptyTables } from '../../testing/life/fill-empty-tables';
import { writeEverywhere } from '../../testing/life/write-everywhere';
import { ask } from '../../testing/postgres/ask';
import { createDatabase, dropDatabase, otherDatabase } from '../../testing/postgres/databases';
import { operator } from '../../testing/servers/operator';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { NOT_IN_BACKUPS } from '../../db/copy/tables';

const FIGURE = 'backup';
const NOW = new Date('2026-11-20T05:00:00Z');
interface Content {
  rows: number;
  digest: string;
}

/** Every table with what is in it, the books of the server too. */
async function contentOf(url: string): Promise<Map<string, Content>> {
  const names = await ask<{ name: string }>(
    url,
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  const { db, close } = await openDatabase({ databaseUrl: url });
  const found = new Map<string, Content>();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const { name } of names) {
      const { rows } = await tx.execute<{ rows: number; digest: string }>(
        sql`select count(*)::int as rows, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${sql.identifier(name)} t`,
      );
      if (rows[0]) found.set(name, rows[0]);
    }
  });
  await close();
  return found;
}

const DAYS = 100;

/** An academy with a row in every table at least, and many meals. */
async function fullAcademy(rows: number): Promise<string> {
  const server = await startTestApp();
  onTestFinished(() => server.close());
  const { db } = server.database;
  const [own] = (await db.execute<{ name: string }>(sql`select current_database() as name`)).rows;
  const url = otherDatabase(inject('postgres').serverUrl, own?.name ?? '');
  const { refused } = await writeEverywhere(server);
  expect(refused).toEqual([]);
  await sealAll(db);
  await fillEmptyTables(url);
  await ask(
    url,
    `set statement_timeout = 0; with many as (insert into students (name, phone, memo)
       select '학생' || n, '011' || lpad(n::text, 8, '0'), repeat('땅콩 ', n % 7) from generate_series(1, ${Math.ceil(rows / DAYS)}) n returning id)
     insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind)
       select id, date '2026-01-01' + d, (id + d) % 3 > 0, (id + d) % 4 = 0, timestamptz '2026-01-01' + d * interval '1.003 seconds', 'student' from many cross join generate_series(1, ${DAYS}) d`,
  );
  return url;
}

async function emptyDatabase(): Promise<string> {
  const { serverUrl } = inject('postgres');
  const url = await createDatabase(serverUrl);
  onTestFinished(() => dropDatabase(serverUrl, url));
  return url;
}

/** Backs a database up and restores it elsewhere. Answers where. */
async function moved(from: string): Promise<string> {
  const taken = await operator(
    { DATABASE_URL: from, DATA_DIR: temporaryFolder() },
    NOW,
    'backup',
    '--to',
    temporaryFolder(),
  );
  expect(taken.exit, taken.noted).toBe(0);
  const to = await emptyDatabase();
  const place = { DATABASE_URL: to, DATA_DIR: temporaryFolder() };
  const restored = await operator(place, NOW, 'restore', taken.said);
  expect(restored.exit, restored.noted).toBe(0);
  return to;
}

/** Tables that are other than they should be: the same, or empty when backups leave them out. */
const differing = (before: Map<string, Content>, after: Map<string, Content>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) =>
    NOT_IN_BACKUPS.includes(name)
      ? after.get(name)?.rows !== 0
      : before.get(name)?.digest !== after.get(name)?.digest,
  );

test('every table is restored as it was, and those without that backups leave out', async (context) => {
  const from = await fullAcademy(triesOf(FIGURE, 2000));
  const before = await contentOf(from);
  expect([...before].filter(([, { rows }]) => rows === 0)).toEqual([]);
  const to = await moved(from);
  const after = await contentOf(to);
  const wrong = differing(before, after);
  const tried = [...before.values()].reduce((sum, { rows }) => sum + rows, 0);
  count(context, FIGURE, { tried, wrong: wrong.length });
  expect(wrong).toEqual([]);
  expect([...before.keys()]).toEqual(expect.arrayContaining(NOT_IN_BACKUPS));

  // The same comparison, with a byte changed and three tables left out.
  await ask(to, "update students set memo = memo || '.' where id = (select max(id) from students)");
  await ask(to, 'alter table audit_chain disable trigger user');
  await ask(to, 'delete from audit_chain');
  await ask(to, 'delete from audit_unsealed');
  await ask(to, 'delete from idempotency_keys');
  const hurt = differing(before, await contentOf(to));
  expect(hurt).toEqual(['audit_chain', 'audit_unsealed', 'idempotency_keys', 'students']);
  countControl(context, FIGURE, { tried: 4, wrong: hurt.length });
});
