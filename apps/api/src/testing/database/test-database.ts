import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { Database } from '../../db/database';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { openDatabase } from '../../db/open';
import { createDatabase, dropDatabase } from '../postgres/databases';

/**
 * Which driver this run uses: `api-pglite` and `api-postgres` run the same test files
 * (vitest.config.ts).
 */
export const testDriver = process.env.TEST_DRIVER === 'postgres' ? 'postgres' : 'embedded';

/**
 * An empty, migrated database of one's own: in memory on PGlite, a copy of the run's template on
 * PostgreSQL. Close it after use.
 */
export async function openTestDatabase(): Promise<Database> {
  if (testDriver === 'embedded')
    return openEmbedded(undefined, { image: new Blob([await readFile(inject('pglite').image)]) });
  const { serverUrl, template } = inject('postgres');
  const databaseUrl = await createDatabase(serverUrl, { template });
  const database = await openDatabase({ databaseUrl });
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(serverUrl, databaseUrl);
    },
  };
}
