import { PGlite } from '@electric-sql/pglite';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pgliteImage } from './image';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * An empty, migrated database: as a data folder after a clean stop, and as a file that PGlite
     * loads into memory.
     */
    pglite: { dataDir: string; image: string };
  }
}

/**
 * Once per run of the project `api-pglite`: creating a database takes seconds, copying a created
 * one does not.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'academy-pglite-'));
  const dataDir = join(home, 'data');
  const image = await pgliteImage();
  await mkdir(dataDir);
  await (
    await PGlite.create(join(dataDir, 'database'), {
      loadDataDir: new Blob([await readFile(image)]),
    })
  ).close();

  project.provide('pglite', { dataDir, image });
  return () => rm(home, { recursive: true });
}
