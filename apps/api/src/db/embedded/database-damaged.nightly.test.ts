import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count } from '../../../../../tools/trust/figure';
import { newAuthKey } from '../../http/auth/auth-keys';
import { startServer } from '../../testing/crash/server-process';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { DatabaseDamaged } from './database-damaged';
import { clusterIn } from './cluster';
import { openEmbedded } from './open-embedded';

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
    // How it was started last stands in the one.
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
    count(context, 'damaged-files', { tried: 1, wrong: 0 });
  },
);

test('a server on a damaged database ends with that sentence, without a stack', async () => {
  const folder = copyOfWhole();
  rmSync(join(clusterIn(folder), 'PG_VERSION'));
  const starting = startServer({ DATA_DIR: folder, JWT_KEYS: newAuthKey() });
  await expect(starting).rejects.toThrow(/is damaged \(PG_VERSION missing\)/);
  await expect(starting).rejects.not.toThrow(/\n\s+at /);
});

test('a changed byte in a table is found when it is read, and not handed out', async () => {
  const folder = copyOfWhole();
  const table = `${clusterIn(folder)}/base`;
  for (const name of readdirSync(table, { recursive: true, withFileTypes: true }))
    if (name.isFile() && /^\d+$/.test(name.name) && Number(name.name) >= 16_384) {
      const file = join(name.parentPath, name.name);
      const bytes = readFileSync(file);
      if (bytes.length > 5000) writeFileSync(file, bytes.fill(7, 4000, 4001));
    }
  await expect(openEmbedded(folder)).rejects.toThrow(/Failed query/);
});
