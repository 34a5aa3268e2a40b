import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../database';
import { migrationsFolder } from '../migrate';
import * as schema from '../schema';

export async function openEmbedded(dataDir?: string): Promise<Database> {
  const client = await PGlite.create({ dataDir, parsers: { [types.INT8]: (text) => text, [types.DATE]: (text) => text } });
  const db = drizzle(client, { schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  return {
    db,
    kind: 'embedded',
    listen: (channel, handler) => client.listen(channel, handler),
    close: () => client.close(),
  };
}
