import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pendingMigrations } from '../pending-migrations-db';
import { moveInto, rowsOf } from '../postgres/move-into';
import { openSession } from '../postgres/open-session';
import { DatabaseDamaged } from './database-damaged';

/** Where versions before 1.0 kept their data, in the engine of then (PGlite). */
export const pgliteIn = (dataDir: string): string => join(dataDir, 'database');

export const hasPGlite = (dataDir: string): boolean => existsSync(pgliteIn(dataDir));

/** Loaded for this alone; it goes when there is no such data any more. */
export async function openPGlite(folder: string) {
  const [{ PGlite, types }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ]);
  // As text, like the other driver.
  const asText = { [types.INT8]: (text: string) => text, [types.DATE]: (text: string) => text };
  const client = await PGlite.create(folder, { parsers: asText }).catch((cause: unknown) => {
    throw new DatabaseDamaged(folder, 'its engine does not start on it', { cause });
  });
  return {
    db: drizzle(client, { casing: 'snake_case' }),
    close: () => client.close(),
  };
}

interface Steps {
  createDatabase: (home: string, fill: (url: string) => Promise<void>) => Promise<void>;
  onNote?: ((sentence: string) => void) | undefined;
}

/**
 * Creates the database of a data folder from what a version before 1.0 left in it: every row,
 * compared before it counts. The earlier files stay.
 */
export async function takeOver(home: string, { createDatabase, onNote }: Steps): Promise<void> {
  const folder = pgliteIn(home);
  const earlier = await openPGlite(folder);
  try {
    await pendingMigrations(earlier.db);
    let rows = 0;
    await createDatabase(home, async (url) => {
      const session = await openSession(url);
      rows = await moveInto(session, earlier.db)
        .then(({ facts }) => rowsOf(facts))
        .finally(session.close);
    });
    onNote?.(
      `${rows.toLocaleString('en-US')} rows of the version before were taken over and compared. ${folder} is no longer needed.`,
    );
  } finally {
    await earlier.close();
  }
}
