import { atOneMoment, findDamage } from '../../../db/copy/compare';
import { NOT_IN_BACKUPS } from '../../../db/copy/tables';
import type { Tx } from '../../../db/database';
import { createFilled, DatabaseExists } from '../../../db/embedded/create-filled';
import { restoreDatabase } from '../../../db/postgres/dump-restore';
import { emptyUnlessDone } from '../../../db/postgres/emptiness';
import { fillEmpty } from '../../../db/postgres/fill-empty';
import { openSession, type Session } from '../../../db/postgres/open-session';
import { OperatorError } from '../../command';
import { reportUnchanged } from './report-unchanged';
import { openEmptyTarget } from './empty-target';
import { readRowsFile } from '../rows-file';
import type { VerifiedBackup } from '../verify/verified-backup';

const refuse = (trouble: readonly string[]) => {
  if (trouble.length > 0)
    throw new OperatorError(
      `What was restored is not what was backed up, and was taken out again:\n${trouble.join('\n')}`,
    );
};

/** Throws when the transaction's database is not what the backup says. */
const checkAgainst =
  ({ manifest }: VerifiedBackup) =>
  async (tx: Tx) =>
    refuse(await findDamage(tx, manifest, NOT_IN_BACKUPS));

async function restoreDump(
  session: Session,
  databaseUrl: string,
  backup: VerifiedBackup,
): Promise<void> {
  const {
    file,
    manifest: {
      database: { writtenBy },
    },
  } = backup;
  await restoreDatabase(databaseUrl, { file, writtenBy, serverVersion: session.version });
  await emptyUnlessDone(session, () => atOneMoment(session.db, checkAgainst(backup)));
}

/**
 * Restores into a PostgreSQL database that is empty. However it fails, it is empty afterwards; a
 * cut connection leaves all or nothing.
 */
export async function restoreIntoPostgres(
  databaseUrl: string,
  backup: VerifiedBackup,
  intoSchema?: string,
): Promise<void> {
  if (intoSchema !== undefined && backup.manifest.database.kind === 'dump')
    throw new OperatorError(
      'This backup is of a database of its own (pg_dump) and cannot become one academy among others. Restore it into a database of its own first.',
    );
  const session = await openEmptyTarget(databaseUrl, intoSchema);
  const {
    file,
    manifest: {
      database: { kind },
      schema,
    },
  } = backup;
  const work =
    kind === 'dump'
      ? restoreDump(session, databaseUrl, backup)
      : fillEmpty(session, { schema, copy: readRowsFile(file), check: checkAgainst(backup) });
  await work.catch(reportUnchanged).finally(() => session.close());
}

/** Restores into a data folder that has no database. */
export async function restoreIntoFolder(dataDir: string, backup: VerifiedBackup): Promise<void> {
  if (backup.manifest.database.kind === 'dump')
    throw new OperatorError(
      'This backup is of a PostgreSQL database. Set DATABASE_URL to an empty one.',
    );
  await createFilled(dataDir, (url) => restoreIntoPostgres(url, backup)).catch((error: unknown) => {
    if (!(error instanceof DatabaseExists)) return reportUnchanged(error);
    throw new OperatorError(
      `There is a database already: ${error.message}. Nothing was changed.\nMove it aside, or set DATA_DIR to another folder: mv ${error.message} ${error.message}.before`,
    );
  });
}

/**
 * What a database that is in use, or was just restored, says against a backup; empty when it is the
 * same.
 */
export async function troubleOfPostgres(
  databaseUrl: string,
  { manifest }: VerifiedBackup,
  schema?: string,
): Promise<string[]> {
  const session = await openSession(databaseUrl, schema);
  return atOneMoment(session.db, (tx) => findDamage(tx, manifest, NOT_IN_BACKUPS)).finally(() =>
    session.close(),
  );
}
