import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openEmbedded } from '../../../db/embedded/open-embedded';
import type { Database } from '../../../db/database';
import { runOperator } from '../../../testing/servers/operator';
import { temporaryFolder } from '../../../testing/storage/temporary-folder';
import { readPlaces } from '../../places';
import { keepBackups } from './keep-backups';

/** A server's own database that is in use all the while. */
let folder: string;
let running: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'academy-kept-'));
  running = await openEmbedded(folder);
  await running.db.execute(
    sql`insert into students (name, phone) values ('백업학생', '01098765432')`,
  );
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const now = { at: new Date('2026-11-27T09:00:00+09:00') };
const errors: unknown[] = [];
const keeper = (backups: string, dataDir = folder) =>
  keepBackups({
    places: readPlaces({ DATA_DIR: dataDir }),
    folder: backups,
    nightly: true,
    clock: () => now.at,
    onError: (error) => errors.push(error),
  });
type Keeper = ReturnType<typeof keeper>;
const done = (kept: Keeper) =>
  vi.waitFor(
    async () => {
      const { takingSince, content } = await kept.list();
      expect([takingSince, content.map(({ check }) => check?.state)]).not.toEqual([
        null,
        expect.arrayContaining(['running']),
      ]);
      expect(takingSince).toBeNull();
    },
    { timeout: 60_000, interval: 50 },
  );
async function oneTaken() {
  const backups = temporaryFolder();
  const kept = keeper(backups);
  expect(await Promise.all([kept.take(), kept.take()])).toEqual(['begun', 'running']);
  await done(kept);
  const [backup] = (await kept.list()).content;
  return { backups, kept, name: backup?.name ?? '' };
}

test('a backup is taken beside the server, checked, downloaded with a passphrase and restored from the file', async () => {
  const { kept, name } = await oneTaken();
  expect((await kept.list()).content).toMatchObject([
    { name: 'academy-2026-11-27-000000Z', check: null, pictures: 0 },
  ]);
  expect(await kept.check('academy-2020-01-01-000000Z')).toBe('unknown');
  expect(await Promise.all([kept.check(name), kept.check(name)])).toEqual(['begun', 'running']);
  await vi.waitFor(async () => expect((await kept.list()).content[0]?.check?.state).toBe('whole'), {
    timeout: 60_000,
    interval: 100,
  });
  const file = join(temporaryFolder(), `${name}.zip.age`);
  const stream = await kept.locked(name, '열두 글자가 넘는 백업 암호');
  await writeFile(file, stream ?? '');
  const restored = temporaryFolder();
  const restore = (typed: string) =>
    runOperator(['restore', file], { DATA_DIR: restored }, { typed, now: now.at });
  expect(await restore('다른 암호')).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('does not open: the passphrase is another one'),
  });
  expect(readdirSync(restored)).toEqual([]);
  expect(await restore('열두 글자가 넘는 백업 암호')).toMatchObject({ exit: 0 });
  const again = await openEmbedded(restored);
  onTestFinished(() => again.close());
  const { rows } = await again.db.execute(sql`select name from students`);
  expect(rows).toEqual([{ name: '백업학생' }]);
  expect(errors).toEqual([]);
});

test('a changed byte is found by the check, and the page says damaged', async () => {
  const { backups, kept, name } = await oneTaken();
  writeFileSync(join(backups, name, 'database.rows.gz'), 'changed');
  await kept.check(name);
  await vi.waitFor(
    async () => expect((await kept.list()).content[0]?.check?.state).toBe('damaged'),
    { timeout: 60_000, interval: 100 },
  );
  expect(errors.splice(0)).toHaveLength(1);
});

test('a night that failed is said with its cause, tried again after an hour, and forgotten by the next that is whole', async () => {
  const backups = temporaryFolder();
  const nowhere = keeper(backups, join(backups, 'nowhere'));
  await nowhere.takeIfDue();
  await done(nowhere);
  expect(await nowhere.list()).toMatchObject({
    failed: { at: now.at.toISOString(), cause: 'other' },
    content: [],
  });
  expect(errors.splice(0)).toHaveLength(1);
  const kept = keeper(backups);
  await kept.takeIfDue();
  expect((await kept.list()).takingSince).toBeNull();
  now.at = new Date('2026-11-27T10:00:00+09:00');
  await kept.takeIfDue();
  await done(kept);
  expect(await kept.list()).toMatchObject({ failed: null, content: [{ check: null }] });
  await kept.takeIfDue();
  expect((await kept.list()).content).toHaveLength(1);
});

test('a folder that cannot be made is refused in words, and nothing is begun', async () => {
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  expect(await keeper(join(file, 'backups')).take()).toBe('not-writable');
});

test('a draft that a killed server left is nobody’s work for the next', async () => {
  const backups = temporaryFolder();
  mkdirSync(join(backups, 'academy-2026-11-27-005900Z.partial'));
  await mkdir(join(backups, 'mine'));
  const kept = keeper(backups);
  await kept.takeIfDue();
  await done(kept);
  expect(readdirSync(backups).toSorted()).toEqual(['academy-2026-11-27-010000Z', 'mine']);
});
