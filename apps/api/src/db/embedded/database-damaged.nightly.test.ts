import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { count, countControl } from '../../../../../tools/trust/figure';
import type { Database } from '../database';
import { students } from '../schema';
import { newAuthKey } from '../../http/auth/auth-keys';
import { startServer } from '../../testing/crash/server-process';
import { operator } from '../../testing/servers/operator';
import { startTestApp } from '../../testing/test-app';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { DatabaseDamaged } from './database-damaged';
import { clusterIn } from './cluster';
import { openEmbedded } from './open-embedded';
import { startPostmaster } from './postmaster';

const FIGURE = 'damaged-files';

/** An empty embedded database, to be copied: making one takes longer. */
let whole: string;
beforeAll(async () => {
  whole = mkdtempSync(join(tmpdir(), 'academy-whole-'));
  await (await openEmbedded(whole)).close();
});
afterAll(() => rmSync(whole, { recursive: true }));

function copyOfWhole(): string {
  const folder = temporaryFolder();
  cpSync(whole, folder, { recursive: true });
  return folder;
}

/** Every file of a folder with what is in it. */
function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // One holds how it was last started.
    .filter((entry) => entry.isFile() && entry.name !== 'postmaster.opts')
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const damages: [string, RegExp, (database: string) => void][] = [
  ['no version', /PG_VERSION missing/, (database) => rmSync(join(database, 'PG_VERSION'))],
  [
    'no control file',
    /global\/pg_control missing/,
    (database) => rmSync(join(database, 'global/pg_control')),
  ],
  [
    'no log and no tables',
    /pg_wal, base missing/,
    (database) =>
      ['pg_wal', 'base'].forEach((name) => rmSync(join(database, name), { recursive: true })),
  ],
  [
    'a control file of nonsense',
    /its engine does not start on it/,
    (database) => writeFileSync(join(database, 'global/pg_control'), Buffer.alloc(8192, 7)),
  ],
];

test.for(damages)(
  '%s: one sentence says what is damaged and what to do, and nothing is touched',
  async ([, what, damage], context) => {
    const folder = copyOfWhole();
    const database = clusterIn(folder);
    damage(database);
    const before = contents(database);
    const opening = openEmbedded(folder);
    await expect(opening).rejects.toThrow(DatabaseDamaged);
    await expect(opening).rejects.toThrow(what);
    await expect(opening).rejects.toThrow(
      /nothing was changed; stop the server, move that folder aside, and restore the latest backup with `npm run operate -- restore <backup>`/,
    );
    expect(contents(database)).toEqual(before);
    count(context, FIGURE, { tried: 1, wrong: 0 });
  },
);

test('a server on a damaged database ends with that sentence, without a stack', async () => {
  const folder = copyOfWhole();
  rmSync(join(clusterIn(folder), 'PG_VERSION'));
  const starting = startServer({ DATA_DIR: folder, JWT_KEYS: newAuthKey() });
  await expect(starting).rejects.toThrow(/is damaged \(PG_VERSION missing\)/);
  await expect(starting).rejects.not.toThrow(/\n\s+at /);
});

/** Some students, and meals of each. */
async function fill(database: Database, { isVacuumed }: { isVacuumed: boolean }) {
  await database.db.execute(sql`
    insert into students (name, phone) select '학생' || n, '010' || (10000000 + n) from generate_series(1, 5000) n`);
  await database.db.execute(sql`
    insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind)
    select id, '2026-04-07', true, false, now(), 'system' from students`);
  if (isVacuumed) await database.db.execute(sql`vacuum`);
}

/** A database with a table of many pages, and the file of that table. */
async function withManyRows({ isVacuumed = true } = {}) {
  const folder = copyOfWhole();
  const database = await openEmbedded(folder);
  await fill(database, { isVacuumed });
  const {
    rows: [table],
  } = await database.db.execute<{ file: string }>(
    sql`select pg_relation_filepath('students') as file`,
  );
  await database.close();
  return { folder, file: join(clusterIn(folder), table?.file ?? '') };
}

const PAGE = 8192;
function change(file: string, byte: number, from: number, to: number): void {
  const bytes = readFileSync(file);
  expect(bytes.length).toBeGreaterThan(to);
  writeFileSync(file, bytes.fill(byte, from, to));
}

const hurtTables: [string, RegExp, { isVacuumed?: boolean }, (file: string) => void][] = [
  [
    'pages of a large table that are zeros now',
    /table students: 5,000 rows in its index, 4,\d{3} in it\n(.*\n)*.*\d+ rows of reservations refer/,
    {},
    (file) => change(file, 0, PAGE * 2, PAGE * 6),
  ],
  [
    'the same before PostgreSQL looked after that table',
    /(.*\n)*table students: \d+ rows of reservations refer to rows that are gone/,
    { isVacuumed: false },
    (file) => change(file, 0, PAGE * 2, PAGE * 6),
  ],
  [
    'a byte of a table',
    /table students: invalid page in block 0 of relation/,
    {},
    (file) => change(file, 7, 4000, 4001),
  ],
  ['the file of a table', /table students: could not open file/, {}, (file) => rmSync(file)],
];

test.for(hurtTables)(
  '%s: verify names the table and the way out, and no backup is taken of it',
  async ([, what, options, damage], context) => {
    const { folder, file } = await withManyRows(options);
    damage(file);
    const backups = temporaryFolder();
    for (const words of [['verify'], ['backup', '--to', backups]])
      expect(await operator({ DATA_DIR: folder }, new Date(), ...words)).toMatchObject({
        exit: 3,
        said: '',
        noted: expect.stringMatching(
          new RegExp(`^The database is damaged:\n${what.source}[^]+restore the latest backup`),
        ),
      });
    expect(readdirSync(backups)).toEqual([]);
    count(context, FIGURE, { tried: 1, wrong: 0 });
  },
);

test('whoever asks for rows of a damaged page is answered in a sentence, and the log has the way out', async () => {
  const { folder, file } = await withManyRows();
  change(file, 7, 4000, 4001);
  const server = await startTestApp({ openDatabase: () => openEmbedded(folder) });
  onTestFinished(() => server.close());
  const answer = await server.call('GET', '/api/admin/students', {
    token: await server.managerToken(),
  });
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({
    code: 'data-damaged',
    message: '서버에 저장된 자료를 읽지 못했습니다. 시스템 관리자에게 알려 주세요.',
  });
  expect(server.log.join('\n')).toMatch(/invalid page in block 0[^]+restore the latest backup/);
});

test('a database whose own tables are damaged does not start, and says so in a sentence', async () => {
  const folder = copyOfWhole();
  const table = `${clusterIn(folder)}/base`;
  for (const name of readdirSync(table, { recursive: true, withFileTypes: true }))
    if (name.isFile() && /^\d+$/.test(name.name) && Number(name.name) >= 16_384) {
      const file = join(name.parentPath, name.name);
      const bytes = readFileSync(file);
      if (bytes.length > 5000) writeFileSync(file, bytes.fill(7, 4000, 4001));
    }
  await expect(openEmbedded(folder)).rejects.toThrow(
    /The embedded database in .* is damaged \(invalid page in block 0 .*restore the latest backup/,
  );
});

test('control: the engine alone starts on what it can read, or ends in words of its own, and reads pages that are gone as empty', async (context) => {
  let wrong = 0;
  for (const [, , damage] of damages) {
    const database = clusterIn(copyOfWhole());
    damage(database);
    const said = await startPostmaster(database).then(
      ({ stop }) => stop(),
      (error: unknown) => error,
    );
    if (!(said instanceof DatabaseDamaged)) wrong += 1;
  }
  const { folder, file } = await withManyRows();
  change(file, 0, PAGE * 2, PAGE * 6);
  const database = await openEmbedded(folder);
  if ((await database.db.$count(students)) < 5000) wrong += 1;
  await database.close();
  countControl(context, FIGURE, { tried: damages.length + 1, wrong });
  expect(wrong).toBe(damages.length + 1);
});
