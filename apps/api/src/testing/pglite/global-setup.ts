import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../../db/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an empty, migrated database, as PGlite loads it. */
    pgliteImage: string;
  }
}

/** Once per run of the project `api-pglite`: creating a database takes seconds, loading a created one does not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-pglite-'));
  const file = join(folder, 'image.tar');
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  const image = await client.dumpDataDir('none');
  await client.close();
  await writeFile(file, new Uint8Array(await image.arrayBuffer()));
  project.provide('pgliteImage', file);
  return () => rm(folder, { recursive: true });
}
