import { eq } from 'drizzle-orm';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/open';
import { storedPictures, students } from '../../db/schema';
import { diskStore } from '../../store/disk-store';
import { HARD_TEXT } from '../../testing/academies/busy-academy';
import { operator } from '../../testing/servers/operator';
import { insertScenario } from '../../testing/academies/scenario';
import { temporaryFolder } from '../../testing/storage/temporary-folder';

const NOW = new Date('2026-11-20T05:00:00Z');
const run = (DATA_DIR: string, ...argv: string[]) => operator({ DATA_DIR }, NOW, ...argv);

const dataDir = mkdtempSync(join(tmpdir(), 'academy-small-'));
const backups = join(dataDir, 'backups');
const backup = join(backups, 'academy-2026-11-20-050000Z');
let taken: Awaited<ReturnType<typeof run>>;

beforeAll(async () => {
  const { db, close } = await openDatabase({ dataDir });
  await insertScenario(db, NOW);
  await db.update(students).set({ memo: HARD_TEXT }).where(eq(students.phone, '01012345678'));
  await db.insert(storedPictures).values({
    key: await diskStore(join(dataDir, 'files')).put(new TextEncoder().encode('그림')),
    width: 1,
    height: 1,
  });
  await close();
  taken = await run(dataDir, 'backup', '--to', backups, '--prune');
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test('a backup is a folder that appears when it is whole', () => {
  expect(taken).toMatchObject({
    exit: 0,
    said: backup,
    noted: expect.stringMatching(/1 pictures are in the backup\.\nNothing is old enough/),
  });
  expect(readdirSync(backup).toSorted()).toEqual(['database.rows.gz', 'files', 'manifest.json']);
});

test('it is verified without a server', async () => {
  expect(await run(temporaryFolder(), 'verify', backup)).toMatchObject({
    exit: 0,
    noted: expect.stringContaining('restored into a scratch database, is what was backed up'),
  });
});

test('it becomes a database in another folder, and is the same there', async () => {
  const other = temporaryFolder();
  expect(await run(other, 'restore', backup)).toMatchObject({ exit: 0 });
  expect(readdirSync(other).toSorted()).toEqual(['files', 'postgres']);
  expect(await run(other, 'verify', backup, '--live')).toMatchObject({
    exit: 0,
    noted: expect.stringContaining('1 pictures'),
  });
  expect(await run(other, 'verify')).toMatchObject({
    exit: 0,
    noted: expect.stringContaining('no entry changed or missing'),
  });
  const { db, close } = await openDatabase({ dataDir: other });
  const restored = await db
    .select({ name: students.name, memo: students.memo })
    .from(students)
    .orderBy(students.id)
    .finally(close);
  expect(restored).toMatchObject([
    { name: '김하늘', memo: HARD_TEXT },
    { name: '이바다' },
    { name: '박솔', memo: '땅콩 알레르기' },
    { name: '최휴원' },
  ]);
});

test('a database that is there is not written over', async () => {
  expect(await run(dataDir, 'restore', backup)).toMatchObject({
    exit: 3,
    noted: expect.stringMatching(
      /There is a database already[^]+Nothing was changed[^]+mv .*postgres .*postgres\.before/,
    ),
  });
});

test('beside a running server it is backed up and compared; nothing is restored over it or moved from under it', async () => {
  const { close } = await openDatabase({ dataDir });
  const to = temporaryFolder();
  const beside = await run(dataDir, 'backup', '--to', to);
  expect(beside).toMatchObject({ exit: 0 });
  expect(await run(dataDir, 'verify', beside.said, '--live')).toMatchObject({ exit: 0 });
  const inUse = /is used by another running server or command\. Stop it[^\n]+$/;
  expect(await run(dataDir, 'restore', backup)).toMatchObject({
    exit: 3,
    noted: expect.stringMatching(inUse),
  });
  const move = await operator(
    { DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    NOW,
    'move-to-postgres',
  );
  expect(move).toMatchObject({
    exit: 3,
    noted: expect.stringMatching(inUse),
  });
  await close();
});

test('a picture that is damaged in the backup stops its restore; one that the academy lost does not stop a backup, and is named', async () => {
  const [copy, other] = [temporaryFolder(), temporaryFolder()];
  cpSync(backup, copy, { recursive: true });
  const [key = ''] = readdirSync(join(copy, 'files'));
  rmSync(join(copy, 'files', key));
  expect(await run(other, 'restore', copy)).toMatchObject({
    exit: 3,
    noted: expect.stringMatching(/is damaged: .*\.webp is not what it was/),
  });
  expect(readdirSync(other)).toEqual([]);
  rmSync(join(dataDir, 'files', key));
  expect(await run(dataDir, 'backup', '--to', temporaryFolder())).toMatchObject({
    exit: 0,
    noted: expect.stringContaining(`the picture ${key} is not in the store`),
  });
});

test('what is missing is shown: a folder for backups, a database, a backup, a PostgreSQL to move to', async () => {
  const empty = temporaryFolder();
  expect(await run(empty, 'backup')).toMatchObject({
    exit: 2,
    noted: expect.stringContaining('needs --to <folder>'),
  });
  expect(await run(empty, 'backup', '--to', join(empty, 'backups'))).toMatchObject({
    exit: 3,
    noted: expect.stringContaining(`There is no database in ${empty}`),
  });
  expect(readdirSync(join(empty, 'backups'))).toEqual([]);
  expect(await run(empty, 'restore', empty)).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('is no whole backup'),
  });
  expect(await run(empty, 'move-to-postgres')).toMatchObject({
    exit: 2,
    noted: expect.stringContaining('needs DATABASE_URL'),
  });
});
