import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { atOneMoment } from '../../db/copy/compare';
import { readFacts, type Facts } from '../../db/copy/facts';
import { refuseLostRows } from '../../db/copy/lost-rows';
import { readPictureKeys } from '../../db/copy/pictures-named';
import { readRows } from '../../db/copy/rows';
import { schemaOf } from '../../db/copy/schema-version';
import { readSequences } from '../../db/copy/sequences';
import { NOT_IN_BACKUPS, readTables } from '../../db/copy/tables';
import type { Db, Tx } from '../../db/database';
import { joinDatabase } from '../../db/embedded/join-database';
import { hasDatabase, type RunningDatabase } from '../../db/embedded/run-database';
import { dumpDatabase } from '../../db/postgres/dump-restore';
import { openSession, type Session } from '../../db/postgres/open-session';
import { OperatorError } from '../command';
import { nameOf, type Places } from '../places';
import { readHeadIfAny } from '../../shared/audit/check-audit-chain-db';
import { hashFile } from './hash-file';
import type { Manifest } from './manifest';
import { writeRowsFile } from './rows-file';

/** What one moment of the database was, and the file that holds it. */
interface Taken extends Facts, Pick<Manifest, 'schema' | 'database' | 'auditHead'> {
  pictures: string[];
}

type Written = Omit<Manifest['database'], 'bytes' | 'sha256'>;

async function take(
  db: Db,
  places: Places,
  folder: string,
  write: (tx: Tx) => Promise<Written>,
): Promise<Taken> {
  return atOneMoment(db, async (tx) => {
    const schema = await schemaOf(tx);
    if (schema === undefined)
      throw new OperatorError(
        `${nameOf(places)} is no database of this portal, or was migrated by a newer version: use the newer program.`,
      );
    const facts = await readFacts(tx, NOT_IN_BACKUPS);
    await refuseLostRows(tx);
    const pictures = await readPictureKeys(tx);
    const auditHead = await readHeadIfAny(tx);
    const database = await write(tx);
    await chmod(join(folder, database.file), 0o600);
    return {
      schema,
      ...facts,
      pictures,
      auditHead,
      database: { ...database, ...(await hashFile(join(folder, database.file))) },
    };
  });
}

/**
 * Works with the embedded database of a data folder, without bringing it up to date: beside the
 * running server, if there is one, unless `open` refuses that. Refuses an empty folder.
 */
export async function withEmbedded<T>(
  { DATA_DIR }: Places,
  work: (session: Session) => Promise<T>,
  open: (dataDir: string) => Promise<RunningDatabase> = joinDatabase,
): Promise<T> {
  if (!hasDatabase(DATA_DIR))
    throw new OperatorError(
      `There is no database in ${DATA_DIR}. Set DATA_DIR to the folder that the server uses, or DATABASE_URL.`,
    );
  const { url, stop } = await open(DATA_DIR);
  try {
    const session = await openSession(url);
    return await work(session).finally(session.close);
  } finally {
    await stop();
  }
}

/** Writes the database into a file of `folder` and says what is in it, both of the same moment. */
export async function takeDatabase(places: Places, folder: string): Promise<Taken> {
  const { DATABASE_URL, schema } = places;
  const takeRows = ({ db }: Session) =>
    take(db, places, folder, async (tx) => {
      await writeRowsFile(join(folder, 'database.rows.gz'), {
        batches: readRows(tx, await readTables(tx, NOT_IN_BACKUPS)),
        sequences: () => readSequences(tx),
      });
      return { file: 'database.rows.gz', kind: 'rows', serverVersion: 0, writtenBy: 0 };
    });
  if (DATABASE_URL === undefined) return withEmbedded(places, takeRows);
  // Rows go into a schema of any name, and into a database of their own.
  if (schema !== undefined) {
    const session = await openSession(DATABASE_URL, schema);
    return takeRows(session).finally(session.close);
  }
  const { db, version: serverVersion, close } = await openSession(DATABASE_URL);
  return take(db, places, folder, async (tx) => {
    const { version: writtenBy } = await dumpDatabase(tx, DATABASE_URL, {
      file: join(folder, 'database.dump'),
      serverVersion,
    });
    return { file: 'database.dump', kind: 'dump', serverVersion, writtenBy };
  }).finally(close);
}
