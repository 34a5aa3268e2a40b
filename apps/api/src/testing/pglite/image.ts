import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '../../db/migrate';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/pglite', import.meta.url));
const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/** Names what the image is made of: the engine and every migration. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(engine, '../package.json')));
  const names = (await readdir(migrationsFolder, { recursive: true }))
    .filter((name) => /\.(sql|json)$/.test(name))
    .toSorted();
  for (const name of names) hash.update(name).update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function createImage(): Promise<Uint8Array> {
  const client = await PGlite.create();
  await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  // Whoever loads it finds nothing to replay.
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/**
 * The file of an empty, migrated database that PGlite loads into memory. Creating one takes seconds
 * of work, loading one does not: it is kept until a migration or the engine changes. Two processes
 * may make it at once; the second replaces it by the same.
 */
export async function pgliteImage(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const name = `${await fingerprint()}.tar`;
  const kept = await readdir(CACHE);
  const file = join(CACHE, name);
  if (kept.includes(name)) return file;

  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await createImage());
  await rename(draft, file);
  for (const old of kept) if (old.endsWith('.tar')) await rm(join(CACHE, old), { force: true });
  return file;
}
