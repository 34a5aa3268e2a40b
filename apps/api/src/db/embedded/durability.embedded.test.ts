import { sql } from 'drizzle-orm';
import { fsyncSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DiskRecorder } from '../../testing/storage/disk-recorder';
import { phonesIn, save } from '../../testing/storage/saved-phones';
import { temporaryDataDir, temporaryFolder } from '../../testing/storage/temporary-folder';
import { openEmbedded } from './open-embedded';

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
