import { readEncoding, tablesIn } from '../../../db/postgres/emptiness';
import { openSession, type Session } from '../../../db/postgres/open-session';
import { OperatorError } from '../../command';
import { nameOf } from '../../places';

const OLDEST = 15;
const CREATE =
  'createdb --owner=<the user of DATABASE_URL> --encoding=UTF8 --template=template0 <a new name>';

async function refuseUnlessEmpty({ db, version, schema }: Session, name: string): Promise<void> {
  if (version < OLDEST)
    throw new OperatorError(`${name} is PostgreSQL ${version}; ${OLDEST} or newer is needed.`);
  const encoding = await readEncoding(db);
  if (encoding !== 'UTF8')
    throw new OperatorError(
      `${name} is encoded in ${encoding} and cannot hold every name. Create one that can: ${CREATE}`,
    );
  const tables = await tablesIn(db, schema);
  if (tables.length === 0) return;
  throw new OperatorError(
    `${name} is not empty: it has ${tables.length} tables (${tables.slice(0, 3).join(', ')}…). Nothing was changed.\nCreate an empty database and set DATABASE_URL to it: ${CREATE}`,
  );
}

/**
 * Opens a PostgreSQL database, or a schema of it, that is to be filled, and refuses one that has
 * anything in it.
 */
export async function openEmptyTarget(databaseUrl: string, schema?: string): Promise<Session> {
  const session = await openSession(databaseUrl, schema);
  try {
    await refuseUnlessEmpty(session, nameOf({ DATABASE_URL: databaseUrl, DATA_DIR: '', schema }));
    return session;
  } catch (error) {
    await session.close();
    throw error;
  }
}
