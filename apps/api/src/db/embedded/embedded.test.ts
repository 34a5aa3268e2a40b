import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { kill, startChild } from '../../testing/crash/child';
import { insertStudent } from '../../testing/data/a-student';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { students } from '../schema';
import { clusterIn } from './cluster';
import { readNoted } from './left-over';
import { FolderInUse, lockByPidFile, lockFolder } from './lock-folder';
import { openEmbedded } from './open-embedded';
import { runDatabase } from './run-database';

/** Zombies are not counted. */
const lives = (pid: number) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

async function open(folder: string) {
  const database = await openEmbedded(folder);
  onTestFinished(() => database.close());
  return database;
}

/** The postmaster of a data folder, which must run. */
function postmasterOf(folder: string) {
  const noted = readNoted(clusterIn(folder));
  if (!noted) throw new Error('no postmaster');
  return noted;
}

test('a folder with blanks, in Hangul, longer than a socket may be: what is saved is there after a stop, which leaves nothing behind', async () => {
  const folder = join(temporaryFolder(), '우리 학원 '.repeat(10), '자료');
  const first = await open(folder);
  await insertStudent(first.db, { name: '김하늘' });
  const { pid, host } = postmasterOf(folder);
  expect(lives(pid)).toBe(true);
  expect(statSync(host).mode & 0o777).toBe(0o700);
  await first.close();
  expect(lives(pid)).toBe(false);
  expect(existsSync(host)).toBe(false);
  expect(readNoted(clusterIn(folder))).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['postgres']);

  const second = await open(folder);
  expect(await second.db.select({ name: students.name }).from(students)).toEqual([
    { name: '김하늘' },
  ]);
});

test('nothing listens on a port; the files have checksums, commits reach the disk, and nobody comes in without the password', async () => {
  const { url, stop } = await runDatabase(temporaryFolder());
  onTestFinished(stop);
  const connect = async (connectionString: string) => {
    const client = new Client({ connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const client = await connect(url);
  const { rows } = await client.query(
    `select name, setting from pg_settings where name in ('listen_addresses', 'data_checksums', 'fsync', 'synchronous_commit', 'full_page_writes', 'server_encoding') order by name`,
  );
  expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    'data_checksums on',
    'fsync on',
    'full_page_writes on',
    'listen_addresses ',
    'server_encoding UTF8',
    'synchronous_commit on',
  ]);
  const sorted = await client.query(
    `select n from unnest(array['하늘','Z','가람','나비','a']) n order by n`,
  );
  expect(sorted.rows.map(({ n }) => n)).toEqual(['Z', 'a', '가람', '나비', '하늘']);
  await expect(connect(url.replace(/:[^:@/]+@/, ':wrong@'))).rejects.toThrow(
    'password authentication failed',
  );
});

test('a second server is refused in a sentence; a server that was killed has its PostgreSQL ended by the next, and what it saved is there', async () => {
  const folder = temporaryFolder();
  const first = await startChild('save-loop', { DATA_DIR: folder, DATABASE_URL: '' });
  await once(first.stdout, 'data');
  await expect(openEmbedded(folder)).rejects.toThrow(
    `The data folder ${folder} is used by another running server or command. Stop it, or set DATA_DIR to another folder.`,
  );
  const { pid, host } = postmasterOf(folder);
  const exited = once(first, 'exit');
  kill(first);
  await exited;
  expect(lives(pid)).toBe(true);
  const { db } = await open(folder);
  expect(lives(pid)).toBe(false);
  expect(existsSync(host)).toBe(false);
  expect(await db.$count(students)).toBe(1);
});

test(
  'the number of a PostgreSQL that died may be another program’s by now',
  { tags: 'ci' },
  async () => {
    const folder = temporaryFolder();
    const cluster = clusterIn(folder);
    await (await openEmbedded(folder)).close();
    const lines = [process.pid, cluster, 0, 5432, '/tmp/academy-pg-gone', ''];
    writeFileSync(join(cluster, 'postmaster.pid'), lines.join('\n'));
    const { db } = await open(folder);
    expect(await db.$count(students)).toBe(0);
  },
);

test(
  'a PostgreSQL that is killed under the server comes back by itself, with what was saved',
  { tags: 'ci' },
  async () => {
    const folder = temporaryFolder();
    const { db } = await open(folder);
    await insertStudent(db);
    const { pid } = postmasterOf(folder);
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => readNoted(clusterIn(folder))?.pid !== pid, { timeout: 30_000 });
    await expect
      .poll(() => db.$count(students).catch(() => 'not yet'), { timeout: 30_000 })
      .toBe(1);
  },
);

test('a creation that was cut short is started over', { tags: 'ci' }, async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgres.new-1'));
  writeFileSync(join(folder, 'postgres.new-1', 'PG_VERSION'), '18');
  await open(folder);
  expect(readdirSync(folder)).toEqual(['postgres']);
});

test('the folder is the same by whatever path it is reached', async () => {
  const folder = temporaryFolder();
  const alias = join(temporaryFolder(), 'alias');
  symlinkSync(folder, alias);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(alias)).rejects.toBeInstanceOf(FolderInUse);
  unlock();
  const again = await lockFolder(alias);
  again();
});

test('where sockets cannot lock, a living process id in a file does', () => {
  const folder = temporaryFolder();
  const unlock = lockByPidFile(folder);
  expect(() => lockByPidFile(folder)).toThrow(FolderInUse);
  unlock();
  // No process has this id: beyond every system's maximum.
  writeFileSync(join(folder, 'server.pid'), '2147483646');
  lockByPidFile(folder)();
});
