import { atOneMoment } from '../../../db/copy/compare';
import { withTemporaryDatabase } from '../../../db/embedded/run-database';
import { MayNotCreate, withScratchDatabase } from '../../../db/postgres/scratch-database';
import { openSession } from '../../../db/postgres/open-session';
import { OperatorError } from '../../command';
import type { Places } from '../../places';
import { restoreIntoPostgres } from '../restore/restore-into';
import type { VerifiedBackup } from './verified-backup';
import { refuseBrokenChain } from './verify-log';

function explainPermission(error: unknown): never {
  if (!(error instanceof MayNotCreate)) throw error;
  throw new OperatorError(
    `The user ${error.message} may not create databases, and verifying needs one of its own. Let an administrator say: alter role ${error.message} createdb\nOr restore into an empty database yourself, and verify that: verify <backup> --live`,
    undefined,
    { cause: error },
  );
}

async function rehearseIn(scratchUrl: string, backup: VerifiedBackup): Promise<void> {
  await restoreIntoPostgres(scratchUrl, backup);
  const session = await openSession(scratchUrl);
  await atOneMoment(session.db, (tx) => refuseBrokenChain(tx, 'the backup')).finally(() =>
    session.close(),
  );
}

/**
 * Restores it into an unused place: rows into an embedded database of its own, a dump into one on
 * the server of DATABASE_URL. Throws when it is not whole.
 */
export async function rehearse({ DATABASE_URL }: Places, backup: VerifiedBackup): Promise<void> {
  const restore = (url: string) => rehearseIn(url, backup);
  if (backup.manifest.database.kind === 'rows') return withTemporaryDatabase(restore);
  if (DATABASE_URL === undefined)
    throw new OperatorError(
      'This backup is of a PostgreSQL database: set DATABASE_URL to a server whose user may create databases. The database that it names is not touched.',
    );
  return withScratchDatabase(DATABASE_URL, restore).catch(explainPermission);
}
