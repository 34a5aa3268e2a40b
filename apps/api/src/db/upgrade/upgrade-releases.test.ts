import { managerLoginSchema } from '@academy/domain/login';
import type { Endpoint } from '@academy/domain/http';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, inject, onTestFinished, test } from 'vitest';
import { endpointTables } from '../../endpoint-tables';
import { newAuthKey } from '../../http/auth/auth-keys';
import { call } from '../../testing/calls/browser';
import { startServer } from '../../testing/crash/server-process';
import { ask } from '../../testing/postgres/ask';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { execute } from '../../testing/postgres/execute';
import { recordRelease } from '../../testing/life/record-release';
import { runOperator } from '../../testing/servers/operator';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { migratePostgres } from '../postgres/migrate-postgres';

/** What the program of each release wrote through all its endpoints, as `pg_dump --inserts`. */
const WRITTEN_BY = new URL('./written-by/', import.meta.url);
const fileOf = (release: string) => new URL(`${release}.sql.gz`, WRITTEN_BY);
/** Kept by this run, after a release of the API (docs/release.md). */
const recorded = process.env.RECORD_RELEASE ? [process.env.RECORD_RELEASE] : [];
const written = readdirSync(WRITTEN_BY).map((file) => file.slice(0, -'.sql.gz'.length));
const releases = [...new Set([...written, ...recorded])];

const ONE_TABLE = 'a row of settings';
/**
 * Rows and columns of a release that are elsewhere now or say something else, and why. A migration
 * that adds to this list has a test of its own of what it does to rows.
 */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1.0.0-rc': {
    academy: ONE_TABLE,
    attendance_settings: ONE_TABLE,
    erasure_settings: ONE_TABLE,
    login_settings: ONE_TABLE,
    lunch_settings: ONE_TABLE,
    'meal_bills.locked_at': 'month_closes.locked_at',
    message_settings: ONE_TABLE,
    'messages.text': 'of what is sent, the link of a guardian is taken out',
    mock_exam_settings: ONE_TABLE,
    notice_settings: ONE_TABLE,
    'operations.request_key': 'idempotency_keys, for a day',
    point_settings: ONE_TABLE,
    schedule_settings: ONE_TABLE,
    seat_maps: ONE_TABLE,
    'students.left_on': 'of who had left without a day, the day of the last change',
  },
};

/** What writing through all endpoints leaves the admin with. */
const ADMIN_PASSWORD = 'Another1234!';

/** A database as the release left it. */
async function databaseOf(release: string): Promise<string> {
  const { serverUrl } = inject('postgres');
  const url = await createDatabase(serverUrl);
  onTestFinished(() => dropDatabase(serverUrl, url));
  const file = readFileSync(fileOf(release));
  await execute(url, gunzipSync(file).toString());
  return url;
}

interface Column extends Record<string, unknown> {
  table: string;
  column: string;
}
const columnsOf = (url: string) =>
  ask<Column>(
    url,
    `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`,
  );

const [ROWS, WHOLE] = ['rows', 'whole rows'];
/** Columns that say something else; when none does, whether they belong together otherwise. */
function otherThan(
  said: Readonly<Record<string, unknown>>,
  says: Readonly<Record<string, unknown>>,
) {
  const other = Object.keys(said).filter((what) => said[what] !== says[what]);
  return other.length === 1 ? other : other.filter((what) => what !== WHOLE);
}

/** How many rows, and for each column (or all together) a digest of what they say. */
async function contentOf(url: string, table: string, columns: readonly string[]) {
  const digest = (value: string) => `md5(string_agg(md5(${value}), '' order by md5(${value})))`;
  const each = columns.map((name) => `${digest(`coalesce("${name}"::text, '∅')`)} as "${name}"`);
  const whole = digest(`row(${columns.map((name) => `"${name}"`).join(', ')})::text`);
  const [row = {}] = await ask(
    url,
    `select count(*)::int as "${ROWS}", ${whole} as "${WHOLE}", ${each.join(', ')} from "${table}"`,
  );
  return row;
}

/** What was there and is not there any more, or says something else: `table` or `table.column`. */
async function lostBetween(then: string, now: string): Promise<string[]> {
  const [before, after] = [await columnsOf(then), await columnsOf(now)];
  const isThere = ({ table, column }: Column) =>
    after.some((one) => one.table === table && one.column === column);
  const lost: string[] = [];
  for (const table of new Set(before.map((one) => one.table))) {
    const columns = before.filter((one) => one.table === table);
    const kept = columns.filter(isThere).map(({ column }) => column);
    if (kept.length === 0) lost.push(table);
    else
      lost.push(
        ...columns.filter((one) => !isThere(one)).map(({ column }) => `${table}.${column}`),
      );
    if (kept.length === 0) continue;
    const [said, says] = [await contentOf(then, table, kept), await contentOf(now, table, kept)];
    if (said[ROWS] !== says[ROWS])
      lost.push(`${table}: ${String(says[ROWS])} of ${String(said[ROWS])} rows`);
    else lost.push(...otherThan(said, says).map((what) => `${table}.${what}`));
  }
  return lost;
}

test.each(releases)('%s has a row in every table', async (release) => {
  if (recorded.includes(release)) await recordRelease(fileOf(release));
  const url = await databaseOf(release);
  const empty: string[] = [];
  for (const table of new Set((await columnsOf(url)).map((one) => one.table)))
    if ((await ask(url, `select 1 from "${table}" limit 1`)).length === 0) empty.push(table);
  expect(empty).toEqual([]);
});

test.each(releases)(
  'what %s wrote is there, row by row, and the present program shows it',
  async (release) => {
    const [then, now] = [await databaseOf(release), await databaseOf(release)];
    await migratePostgres(now);
    expect(await lostBetween(then, now)).toEqual(Object.keys(ELSEWHERE[release] ?? {}));

    const environment = {
      DATABASE_URL: now.replace('@/', '@localhost/'),
      DATA_DIR: temporaryFolder(),
    };
    const verified = await runOperator(['verify'], environment);
    expect(verified.exit, verified.noted).toBe(0);

    const { api } = await startServer({ ...environment, JWT_KEYS: newAuthKey() });
    const origin = api.slice(0, -'/api'.length);
    const { body } = await call(origin, 'POST', '/api/admin/users/login', {
      body: { username: 'admin', password: ADMIN_PASSWORD },
    });
    const token = managerLoginSchema.parse(body).accessToken;
    const shown = Object.values(endpointTables)
      .flatMap((table): Endpoint[] => Object.values(table))
      .filter(
        ({ access, method, path, query }) =>
          access === 'manager' && method === 'GET' && !path.includes('{') && !query,
      );
    expect(shown.length).toBeGreaterThan(20);
    for (const { path } of shown) {
      const answer = await call(origin, 'GET', `/api${path}`, {
        token,
      });
      // Some academies have no such thing; none fails on what it reads.
      expect([200, 404], `${path} ${answer.text}`).toContain(answer.status);
    }
  },
);

test.each(releases)(
  'the data of %s are backed up and restored before they are migrated',
  async (release) => {
    const [then, into] = [
      await databaseOf(release),
      await createDatabase(inject('postgres').serverUrl),
    ];
    onTestFinished(() => dropDatabase(inject('postgres').serverUrl, into));
    const at = (url: string) => ({
      DATABASE_URL: url.replace('@/', '@localhost/'),
      DATA_DIR: temporaryFolder(),
    });
    const taken = await runOperator(['backup', '--to', temporaryFolder()], at(then));
    expect(taken.exit, taken.noted).toBe(0);
    const restored = await runOperator(['restore', taken.said], at(into));
    expect(restored.exit, restored.noted).toBe(0);
    // What backups leave out.
    expect(await lostBetween(then, into)).toEqual([
      'limits: 0 of 12 rows',
      'push_subscriptions: 0 of 1 rows',
      'refresh_tokens: 0 of 3 rows',
      'sessions: 0 of 141 rows',
    ]);
  },
);

test('control: a row that is lost, a value that is changed and a column that is gone are seen', async () => {
  const [release = ''] = releases;
  const [then, now] = [await databaseOf(release), await databaseOf(release)];
  expect(await lostBetween(then, now)).toEqual([]);
  await execute(now, 'delete from reservations where ctid = (select min(ctid) from reservations)');
  await execute(
    now,
    "update students set memo = memo || '.' where id = (select max(id) from students)",
  );
  await execute(now, 'alter table students drop column school');
  await execute(
    now,
    "update managers set name = case username when 'admin' then '오매니저' else '한원장' end where name in ('한원장', '오매니저')",
  );
  expect(await lostBetween(then, now)).toEqual([
    'managers.whole rows',
    'reservations: 2 of 3 rows',
    'students.school',
    'students.memo',
  ]);
});
