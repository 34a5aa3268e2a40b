import { PGlite } from '@electric-sql/pglite';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../db/embedded/open-embedded';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty, migrated database: as a data folder after a clean stop, and as a file that PGlite loads into memory. */
    pglite: { dataDir: string; image: string };
  }
}

/** Once per run of the project `api-pglite`: creating a database takes seconds, copying a created one does not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'academy-pglite-'));
  const dataDir = join(home, 'data');
  await (await openEmbedded(dataDir)).close();

  const image = join(home, 'image.tar');
  const client = await PGlite.create(join(dataDir, 'database'));
  const dump = await client.dumpDataDir('none');
  await client.close();
  await writeFile(image, new Uint8Array(await dump.arrayBuffer()));

  project.provide('pglite', { dataDir, image });
  return () => rm(home, { recursive: true });
}
