import { changeAcademy, type Academy } from '../../academies/directory-db';
import { renewHolidays } from '../../db/seed/renew-holidays';
import { knownMigrations, newestMigration } from '../../db/pending-migrations-db';
import { openSession } from '../../db/postgres/open-session';
import { migratePostgres } from '../../db/postgres/migrate-postgres';
import { readInstallationId } from '../../shared/installation/installation-db';
import { OperatorError } from '../command';
import type { House } from './house';

/** What an academy lacks of this version. */
export function lacking({ slug, schemaVersion }: Academy): string[] {
  const tags = knownMigrations().map(({ tag }) => tag);
  if (schemaVersion !== '' && !tags.includes(schemaVersion))
    throw new OperatorError(
      `${slug} was migrated by a newer version (${schemaVersion}): use the newer program.`,
    );
  return tags.slice(tags.indexOf(schemaVersion) + 1);
}

/**
 * Brings an academy's schema to this version, or makes it, and writes so into the directory, which
 * lets it be served. Cut off anywhere, it is done again from the directory's row: the migrations
 * are one transaction. Answers the installation's id.
 */
export async function migrateAcademy({ db, urlOf }: House, academy: Academy): Promise<string> {
  const { slug, schema, server } = academy;
  await migratePostgres(urlOf(server), { schema });
  const session = await openSession(urlOf(server), schema);
  try {
    await renewHolidays(session.db);
    const id = await readInstallationId(session.db);
    await changeAcademy(db, slug, { schemaVersion: newestMigration() });
    return id;
  } finally {
    await session.close();
  }
}
