import { sql } from 'drizzle-orm';
import { fsyncSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { insertStudent } from '../../testing/data/a-student';
import { DiskRecorder } from '../../testing/storage/disk-recorder';
import { temporaryDataDir, temporaryFolder } from '../../testing/storage/temporary-folder';
import type { Database } from '../database';
import { students } from '../schema';
import { openEmbedded } from './open-embedded';

const phone = (n: number) => `010${String(n).padStart(8, '0')}`;
const phonesIn = async ({ db }: Database) =>
  (await db.select({ phone: students.phone }).from(students).orderBy(students.phone)).map(
    (row) => row.phone,
  );

async function save(database: Database, from: number, to: number): Promise<string[]> {
  const saved = Array.from({ length: to - from }, (_, index) => phone(from + index));
  for (const number of saved) await insertStudent(database.db, { phone: number });
  return saved;
}

test('every commit reaches the disk before it is acknowledged', async () => {
  let fsyncs = 0;
  const database = await openEmbedded(temporaryDataDir(), {
    fsync: (fd) => {
      fsyncs += 1;
      fsyncSync(fd);
    },
  });
  for (let n = 0; n < 5; n++) {
    fsyncs = 0;
    await save(database, n, n + 1);
    expect(fsyncs).toBeGreaterThan(0);
  }
  await database.close();
});

test('after a power cut every acknowledged save is there, before and after a checkpoint', async () => {
  const folder = temporaryDataDir();
  const disk = new DiskRecorder(folder);
  const database = await openEmbedded(folder, { fsync: disk.fsync });
  const saved = await save(database, 0, 8);
  const first = temporaryFolder();
  disk.restoreTo(first);

  await database.db.execute(sql`checkpoint`);
  const savedLater = await save(database, 8, 16);
  const second = temporaryFolder();
  disk.restoreTo(second);
  await database.close();

  const afterFirst = await openEmbedded(first);
  expect(await phonesIn(afterFirst)).toEqual(saved);
  await afterFirst.close();
  const afterSecond = await openEmbedded(second);
  expect(await phonesIn(afterSecond)).toEqual([...saved, ...savedLater]);
  await afterSecond.close();
});

test('power cut after power cut: what was acknowledged is there each time', async (context) => {
  const folder = temporaryDataDir();
  const disk = new DiskRecorder(folder);
  const database = await openEmbedded(folder, { fsync: disk.fsync });
  const saved: string[] = [];
  const rounds = triesOf('power-cut', 1);
  for (let round = 0; round < rounds; round += 1) {
    saved.push(...(await save(database, saved.length, saved.length + 1 + (round % 4))));
    if (round % 5 === 3) await database.db.execute(sql`checkpoint`);
    const survivors = temporaryFolder();
    disk.restoreTo(survivors);
    const after = await openEmbedded(survivors);
    expect(await phonesIn(after)).toEqual(saved);
    await after.close();
  }
  await database.close();
  count(context, 'power-cut', { tried: rounds, wrong: 0 });
});

test('the power cut is a real one: without fsync the saves are gone', async (context) => {
  const folder = temporaryDataDir();
  const disk = new DiskRecorder(folder);
  const database = await openEmbedded(folder, { fsync: () => undefined });
  await save(database, 0, 5);
  const survivors = temporaryFolder();
  disk.restoreTo(survivors);
  await database.close();

  const after = await openEmbedded(survivors);
  const left = await phonesIn(after);
  await after.close();
  countControl(context, 'power-cut', { tried: 5, wrong: 5 - left.length });
  expect(left).toEqual([]);
});

test('a disk that refuses to flush makes the save fail, and everything after it', async () => {
  const folder = temporaryDataDir();
  let broken = false;
  const database = await openEmbedded(folder, {
    fsync: (fd) => {
      if (broken) throw new Error('EIO');
      fsyncSync(fd);
    },
  });
  const saved = await save(database, 0, 3);
  broken = true;
  await expect(save(database, 3, 4)).rejects.toHaveProperty(
    'cause.message',
    'the disk refused fsync',
  );
  broken = false;
  await expect(save(database, 4, 5)).rejects.toHaveProperty(
    'cause.message',
    'the disk refused fsync',
  );
  await database.close();

  const after = await openEmbedded(folder);
  expect(await phonesIn(after)).toEqual(expect.arrayContaining(saved));
  await after.close();
});

test('a creation cut short is started over', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'database.new-1'));
  writeFileSync(join(folder, 'database.new-1', 'PG_VERSION'), '18');
  const database = await openEmbedded(folder);
  expect(await phonesIn(database)).toEqual([]);
  await database.close();
  expect(readdirSync(folder)).toEqual(['database']);
});
