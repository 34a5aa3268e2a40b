import { fileURLToPath } from 'node:url';
import type { Database } from './database';
import type { OnError } from './postgres/connection';
import { migratePostgres } from './postgres/migrate-postgres';
import { openPostgres } from './postgres/open-postgres';

/** The build copies it beside the bundle. */
const folder = fileURLToPath(new URL('./directory/migrations', import.meta.url));

/** Opens the directory of a house of many academies, and brings its own tables up to date. */
export async function openDirectory(directoryUrl: string, onError?: OnError): Promise<Database> {
  await migratePostgres(directoryUrl, { schema: 'directory', folder });
  return openPostgres(directoryUrl, onError);
}
