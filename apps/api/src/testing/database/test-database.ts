import { inject } from 'vitest';
import type { Database } from '../../db/database';
import { openDatabase } from '../../db/open';
import { createDatabase, dropDatabase } from '../postgres/databases';

/**
 * An empty, migrated database of one's own, a copy of the run's template. Close it after use.
 */
export async function openTestDatabase(): Promise<Database> {
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
