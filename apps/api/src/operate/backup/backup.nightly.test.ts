import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { count } from '../../../../../tools/trust/figure';
import { withMigrationsUpTo } from '../../db/copy/schema-version';
import { createFilled } from '../../db/embedded/create-filled';
import { openSession } from '../../db/postgres/open-session';
import { BUSY_NOW, busyAcademy, HARD_TEXT } from '../../testing/academies/busy-academy';
import { operator } from '../../testing/servers/operator';
import { ask, holdDdl, tables } from '../../testing/postgres/ask';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { temporaryFolder } from '../../testing/storage/temporary-folder';

let academy: Awaited<ReturnType<typeof busyAcademy>>;
/** The PostgreSQL database that the academy was moved to, and a backup of it. */
let moved: string;
let result: Awaited<ReturnType<typeof run>>;
let backups: string;
let backup: string;

const { serverUrl } = inject('postgres');
const MIGRATED = '(select max(created_at) from drizzle.__drizzle_migrations)';
const run = (databaseUrl: string, ...argv: string[]) =>
  operator({ DATABASE_URL: databaseUrl, DATA_DIR: academy.dataDir }, BUSY_NOW, ...argv);

async function emptyDatabase(): Promise<string> {
  const url = await createDatabase(serverUrl);
  onTestFinished(() => dropDatabase(serverUrl, url));
  return url;
}

beforeAll(async () => {
  academy = await busyAcademy();
  moved = await createDatabase(serverUrl);
  result = await run(moved, 'move-to-postgres');
  backups = join(academy.dataDir, 'backups');
  backup = (await run(moved, 'backup', '--to', backups)).said;
});
afterAll(async () => {
  await dropDatabase(serverUrl, moved);
  await academy.remove();
});

/** A copy of the backup to damage. */
function ownBackup(): string {
  const folder = temporaryFolder();
  for (const name of ['manifest.json', 'database.dump'])
    writeFileSync(join(folder, name), readFileSync(join(backup, name)));
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...manifest, files: { kept: 'here', keys: [], missing: [] } }),
  );
  return folder;
}

/** Changes the rows of an embedded backup behind the checksum's back. */
function changeRows(folder: string, change: (text: string) => string): void {
  const file = join(folder, 'database.rows.gz');
  const bytes = gzipSync(change(gunzipSync(readFileSync(file)).toString()));
  writeFileSync(file, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  rewrite(join(folder, 'manifest.json'), (text) =>
    text
      .replace(/"bytes": \d+/, `"bytes": ${bytes.length}`)
      .replace(/"sha256": "\w+"/, `"sha256": "${sha256}"`),
  );
}

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(file, change(text));
}

describe('move-to-postgres', () => {
  test('says what arrived: all rows, money by month', () => {
    expect(result).toMatchObject({
      exit: 0,
      said: expect.stringMatching(
        /^mealBills 2026-11: bills \d+, lunches [\d,]+, dinners [\d,]+, billed [\d,]+$/m,
      ),
      noted: expect.stringMatching(/holds all [\d,]+ rows of \d+ tables/),
    });
  });

  test('texts, arrays, documents, old instants and forward references are the same; logins go along, counters do not', async () => {
    expect(await ask(moved, 'select memo, depositor_names from students where id = 1')).toEqual([
      { memo: HARD_TEXT, depositor_names: [HARD_TEXT, '', 'null', '가나,다'] },
    ]);
    expect(
      await ask(moved, "select created_at::text as at from students where phone = '01000000001'"),
    ).toEqual([{ at: '1908-03-31 15:33:00.007+00' }]);
    expect(
      await ask(moved, "select actor_name, after from audit_log where action = 'test'"),
    ).toEqual([{ actor_name: HARD_TEXT, after: { text: HARD_TEXT, number: 0.1 } }]);
    expect(await ask(moved, 'select response::text as response from idempotency_keys')).toEqual([
      { response: '{ "b":1,  "a": "가" }' },
    ]);
    expect(
      await ask(moved, 'select count(*)::int as waiting from managers where approved_by > id'),
    ).toEqual([{ waiting: expect.any(Number) }]);
    expect(
      await ask(
        moved,
        'select (select count(*)::int from sessions) as sessions, (select count(*)::int from limits) as limits',
      ),
    ).toEqual([{ sessions: 1, limits: 0 }]);
  });

  test('the next id is new, though the highest one was deleted; guards and references are in force again', async () => {
    const [ids] = await ask<{ next: string; highest: string }>(
      moved,
      'select last_value + 1 as next, (select max(id) from students) as highest from students_id_seq',
    );
    expect(Number(ids?.next)).toBe(Number(ids?.highest) + 2);
    await expect(ask(moved, 'delete from audit_log')).rejects.toHaveProperty(
      'cause.message',
      'audit_log is append-only: DELETE refused',
    );
    expect(
      await ask(
        moved,
        "select count(*)::int as loose from pg_constraint where contype = 'f' and condeferrable",
      ),
    ).toEqual([{ loose: 0 }]);
  });

  test('a target with tables is refused and stays as it is', async () => {
    expect(await run(moved, 'move-to-postgres')).toMatchObject({
      exit: 3,
      noted: expect.stringMatching(/is not empty: it has \d+ tables[^]+createdb --owner=/),
    });
  });
});

describe('backup, verify, restore', () => {
  test('the backup is a folder for its owner only, without logins, with every picture', () => {
    expect(readdirSync(backups)).toEqual(['academy-2026-11-20-050000Z']);
    expect(
      [backup, join(backup, 'manifest.json'), join(backup, 'database.dump')].map(
        (path) => statSync(path).mode & 0o077,
      ),
    ).toEqual([0, 0, 0]);
    const { tables: counted, files } = JSON.parse(
      readFileSync(join(backup, 'manifest.json'), 'utf8'),
    );
    expect(Object.keys(counted)).toEqual(expect.arrayContaining(['audit_log', 'students']));
    expect(Object.keys(counted)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/sessions|refresh_tokens|limits/)]),
    );
    expect(files.keys.length).toBeGreaterThan(0);
    expect(readdirSync(join(backup, 'files'))).toEqual(files.keys);
  });

  test('it is verified in a scratch database that is gone afterwards', async () => {
    expect(await run(moved, 'verify', backup)).toMatchObject({
      exit: 0,
      noted: expect.stringContaining(
        'is what was backed up at 2026-11-20T05:00:00.000Z: every table, every sum',
      ),
    });
    expect(
      await ask(serverUrl, "select datname from pg_database where datname like 'academy_verify%'"),
    ).toEqual([]);
  });

  test('a user who may not create databases is told what right is missing', async () => {
    await ask(serverUrl, "create role plain login password 'kept-to-itself'");
    onTestFinished(async () => void (await ask(serverUrl, 'drop role plain')));
    const asPlain = Object.assign(new URL(moved), {
      username: 'plain',
      password: 'kept-to-itself',
    });
    expect(await run(asPlain.href, 'verify', backup)).toMatchObject({
      exit: 3,
      noted: expect.stringContaining('alter role plain createdb'),
    });
  });

  test('it becomes a database again, the same down to a byte of Korean, with its pictures and without logins', async () => {
    const [url, DATA_DIR] = [await emptyDatabase(), temporaryFolder()];
    expect(
      await operator({ DATABASE_URL: url, DATA_DIR }, BUSY_NOW, 'restore', backup),
    ).toMatchObject({ exit: 0, said: expect.stringContaining('deposits 2026-11 deposit') });
    const content =
      'select (select md5(string_agg(s::text, $$,$$ order by id)) from students s) as students, (select md5(string_agg(a::text, $$,$$ order by id)) from audit_log a) as audit';
    expect(await ask(url, content)).toEqual(await ask(moved, content));
    expect(await ask(url, 'select count(*)::int as logins from sessions')).toEqual([{ logins: 0 }]);
    expect(readdirSync(join(DATA_DIR, 'files')).toSorted()).toEqual(
      readdirSync(join(backup, 'files')),
    );
    expect(
      await operator({ DATABASE_URL: url, DATA_DIR }, BUSY_NOW, 'verify', backup, '--live'),
    ).toMatchObject({ exit: 0 });
    await ask(
      url,
      'update deposit_entries set voided_at = now(), void_reason = $$x$$, voided_by = 1 where id = 1',
    );
    rmSync(join(DATA_DIR, 'files'), { recursive: true });
    expect(
      await operator({ DATABASE_URL: url, DATA_DIR }, BUSY_NOW, 'verify', backup, '--live'),
    ).toMatchObject({
      exit: 3,
      noted: expect.stringMatching(
        /^deposits 2026-10 deposit: entries 56 expected, 55 found\n[^]*^table deposit_entries: the same number of rows, but not the same content\n[^]*^picture \w+\.webp: not in the store$/m,
      ),
    });
  });

  test('a target with tables is refused and stays as it is', async () => {
    const before = await ask(moved, 'select count(*) from students');
    expect(await run(moved, 'restore', backup)).toMatchObject({
      exit: 3,
      noted: expect.stringContaining('is not empty'),
    });
    expect(await ask(moved, 'select count(*) from students')).toEqual(before);
  });

  test.for<[string, (folder: string) => void, string]>([
    [
      'a changed byte',
      (folder: string) => {
        const bytes = readFileSync(join(folder, 'database.dump'));
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
        writeFileSync(join(folder, 'database.dump'), bytes);
      },
      'is damaged',
    ],
    [
      'half a file',
      (folder: string) =>
        writeFileSync(
          join(folder, 'database.dump'),
          readFileSync(join(folder, 'database.dump')).subarray(0, 5000),
        ),
      'is damaged',
    ],
    [
      'no manifest',
      (folder: string) => rmSync(join(folder, 'manifest.json')),
      'is no whole backup',
    ],
    [
      'half a manifest',
      (folder: string) => rewrite(join(folder, 'manifest.json'), (text) => text.slice(0, 200)),
      'is damaged or of another version',
    ],
    [
      'a schema of the future',
      (folder: string) =>
        rewrite(join(folder, 'manifest.json'), (text) =>
          text.replace(/"schema":"\w+"/, '"schema":"9999_future"'),
        ),
      'Use that version',
    ],
  ])('%s is found before anything is touched', async ([, damage, message], context) => {
    const [folder, url] = [ownBackup(), await emptyDatabase()];
    damage(folder);
    for (const command of ['restore', 'verify'])
      expect(await run(url, command, folder)).toMatchObject({
        exit: 3,
        said: '',
        noted: expect.stringContaining(message),
      });
    expect(await tables(url)).toEqual([]);
    count(context, 'damaged-files', { tried: 1, wrong: 0 });
  });

  test('what does not add up to what was backed up is taken out again, and said with its sums', async () => {
    const [folder, url] = [ownBackup(), await emptyDatabase()];
    rewrite(join(folder, 'manifest.json'), (text) =>
      text.replace(
        '"month":"2026-10","kind":"deposit","entries":56',
        '"month":"2026-10","kind":"deposit","entries":57',
      ),
    );
    expect(await run(url, 'restore', folder)).toMatchObject({
      exit: 3,
      noted: expect.stringMatching(
        /was taken out again:\ndeposits 2026-10 deposit: entries 57 expected, 56 found$/,
      ),
    });
    expect(await tables(url)).toEqual([]);
    expect(await run(url, 'restore', ownBackup())).toMatchObject({ exit: 0 });
  });

  test('a backup of the embedded database goes into PostgreSQL too; rows that refer to nobody are refused, and it stays empty', async () => {
    const [folder, url] = [temporaryFolder(), await emptyDatabase()];
    const { said: taken } = await operator(
      { DATA_DIR: academy.dataDir },
      BUSY_NOW,
      'backup',
      '--to',
      folder,
    );
    changeRows(taken, (text) =>
      text.replace(/("table":"reservations".*?"rows":\[\[)"\d+"/, '$1"999999"'),
    );
    expect(await run(url, 'restore', taken)).toMatchObject({
      exit: 1,
      noted: expect.stringContaining('violates foreign key constraint'),
    });
    expect(await tables(url)).toEqual([]);
  });

  test("yesterday's backup of an older version gets the tables of then, and is brought up to date like any database", async () => {
    const [old, url] = [temporaryFolder(), await emptyDatabase()];
    await withMigrationsUpTo('0000_tables', (migrations) =>
      createFilled(old, async (to) => {
        const { db, migrate, close } = await openSession(to);
        await migrate(migrations);
        await db.execute(sql`insert into students (name, phone) values ('옛학생', '01098765432')`);
        await close();
      }),
    );
    const {
      exit,
      said: taken,
      noted,
    } = await operator({ DATA_DIR: old }, BUSY_NOW, 'backup', '--to', temporaryFolder());
    expect(exit, noted).toBe(0);
    expect(
      await operator({ DATABASE_URL: url, DATA_DIR: old }, BUSY_NOW, 'restore', taken),
    ).toMatchObject({ exit: 0 });
    expect(await run(url, 'migrate')).toMatchObject({
      exit: 0,
      said: expect.stringContaining('0001_guards'),
    });
    expect(await ask(url, 'select name, phone from students')).toEqual([
      { name: '옛학생', phone: '01098765432' },
    ]);
  });
});

describe('cut in the middle, the target is empty and it can be done again', () => {
  test('restore', async () => {
    const url = await emptyDatabase();
    // When most tables and rows are in: the indexes come last.
    const { cut, release } = await holdDdl(url, 'CREATE INDEX');
    const restoring = run(url, 'restore', ownBackup());
    await cut();
    expect(await restoring).toMatchObject({
      exit: 1,
      said: '',
      noted: expect.stringMatching(/terminating connection[^]+as empty as before[^]+again\.$/),
    });
    expect(await tables(url)).toEqual([]);
    await release();
    expect(await run(url, 'restore', ownBackup())).toMatchObject({ exit: 0 });
  });

  test('move-to-postgres', async () => {
    const url = await emptyDatabase();
    const [last] = await ask<{ at: string }>(moved, `select ${MIGRATED} as at`);
    const { cut, release } = await holdDdl(
      url,
      'ALTER TABLE',
      `to_regclass('drizzle.__drizzle_migrations') is not null and ${MIGRATED} = ${last?.at}`,
    );
    const moving = run(url, 'move-to-postgres');
    await cut();
    expect(await moving).toMatchObject({
      exit: 1,
      said: '',
      noted: expect.stringMatching(/[Cc]onnection[^]+as empty as before/),
    });
    expect(await tables(url)).toEqual([]);
    await release();
    await ask(url, 'drop event trigger held');
    expect(await run(url, 'move-to-postgres')).toMatchObject({ exit: 0 });
  });
});
