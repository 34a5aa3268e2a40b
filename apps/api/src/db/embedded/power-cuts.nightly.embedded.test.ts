import { sql } from 'drizzle-orm';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { DiskRecorder } from '../../testing/storage/disk-recorder';
import { phonesIn, save } from '../../testing/storage/saved-phones';
import { temporaryDataDir, temporaryFolder } from '../../testing/storage/temporary-folder';
import { openEmbedded } from './open-embedded';

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

test('a creation cut short is started over', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'database.new-1'));
  writeFileSync(join(folder, 'database.new-1', 'PG_VERSION'), '18');
  const database = await openEmbedded(folder);
  expect(await phonesIn(database)).toEqual([]);
  await database.close();
  expect(readdirSync(folder)).toEqual(['database']);
});
