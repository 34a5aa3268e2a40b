import { backupName } from '@academy/domain/backups';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { outdated, partialName, prune } from './rotation';

/** 02:05 at night in Seoul, which is the day before in UTC. */
const NIGHT = new Date('2026-11-20T17:05:00Z');
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) =>
    backupName(new Date(NIGHT.getTime() - ago * 86_400_000)),
  );
const keptOf = (names: readonly string[]) => {
  const gone = new Set(outdated(names));
  return names
    .filter((name) => !gone.has(name))
    .map((name) => name.slice('academy-'.length, -'-170500Z'.length));
};

test('of two years of nights stay seven days, the Sundays of four weeks and the last of twelve months, by the days in Seoul', () => {
  expect(keptOf(nights(730))).toEqual([
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-11-14',
    '2026-11-07',
    '2026-10-31',
    '2026-10-30',
    '2026-09-29',
    '2026-08-30',
    '2026-07-30',
    '2026-06-29',
    '2026-05-30',
    '2026-04-29',
    '2026-03-30',
    '2026-02-27',
    '2026-01-30',
    '2025-12-30',
  ]);
});

test('rotating every night for two years leaves the same as rotating once, and never the newest out', () => {
  let kept: string[] = [];
  for (const name of nights(730).toReversed()) {
    const all = [...kept, name];
    const gone = new Set(outdated(all));
    expect(gone).not.toContain(name);
    kept = all.filter((one) => !gone.has(one));
  }
  expect(keptOf(kept.toReversed())).toEqual(keptOf(nights(730)));
});

test('of several on one day the last stays, and old ones stay when no new ones came', () => {
  const [early, late] = [
    backupName(new Date('2026-11-20T00:00:00Z')),
    backupName(new Date('2026-11-20T05:00:00Z')),
  ];
  expect(outdated([early, late])).toEqual([early]);
  expect(outdated(['academy-2019-01-01-000000Z', 'academy-2020-01-01-000000Z'])).toEqual([]);
});

test('only our own folders go, with drafts that lie for more than a day', async () => {
  const folder = temporaryFolder();
  const yesterday = new Date(NIGHT.getTime() - 86_400_001);
  const [old, newer] = [backupName(new Date(NIGHT.getTime() - 3_600_000)), backupName(NIGHT)];
  for (const name of [
    'photos',
    'academy-notes',
    old,
    newer,
    partialName(backupName(NIGHT)),
    partialName(backupName(yesterday)),
  ])
    mkdirSync(join(folder, name));
  expect(await prune(folder, NIGHT)).toEqual([old]);
  expect(readdirSync(folder).toSorted()).toEqual([
    'academy-2026-11-20-170500Z',
    'academy-2026-11-20-170500Z.partial',
    'academy-notes',
    'photos',
  ]);
});
