import { damagedData, DataDamaged } from '../db/data-damaged';
import { damageIn } from '../db/database-error-kind';
import { EngineUnavailable } from '../db/embedded/engine';
import { FolderInUse } from '../db/embedded/lock-folder';
import { SchemaTooOld } from '../db/pending-migrations-db';
import { ProgramFailed, ProgramMissing } from '../db/postgres/programs';
import { EnvError } from '../start/env-secrets';
import { EXIT, OperatorError } from './command';

/** What PostgreSQL and the network answer when it is not our defect: their code → what to do. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  ECONNREFUSED:
    'Nothing answers there. Is PostgreSQL running, and do host and port of DATABASE_URL name it?',
  ENOTFOUND: 'There is no such host. Check the host in DATABASE_URL.',
  ETIMEDOUT: 'The host does not answer. Check the network and the host in DATABASE_URL.',
  '28P01': 'PostgreSQL refuses the password. Check user and password in DATABASE_URL.',
  '28000': 'PostgreSQL refuses this user. Check the user in DATABASE_URL and pg_hba.conf.',
  '3D000':
    'There is no such database. Create it first: createdb --owner=<its user> --encoding=UTF8 --template=template0 <name>',
  '42501': 'The user of DATABASE_URL may not do that. It has to own the database.',
  '53300': 'PostgreSQL has no free connection. Raise max_connections or stop what holds them.',
  EACCES: 'This user may not read or write that file or folder.',
  ENOSPC: 'The disk is full.',
};

/** The error itself and everything it was caused by. */
function* chain(error: unknown): Generator<Error> {
  let current = error;
  while (current instanceof Error) {
    yield current;
    if (current instanceof AggregateError)
      yield* current.errors.filter((one) => one instanceof Error);
    current = current.cause;
  }
}

const databaseName = (url: string | undefined) =>
  url && URL.canParse(url)
    ? `${new URL(url).host}${new URL(url).pathname}`
    : 'the embedded database';

/** The error as a sentence with the way out, when it is one that the operator can put right. */
export function explainError(
  error: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): OperatorError | undefined {
  if (error instanceof EnvError)
    return new OperatorError(
      `The environment is wrong (docs/env.md):\n${error.message}`,
      EXIT.usage,
    );
  if (
    error instanceof FolderInUse ||
    error instanceof DataDamaged ||
    error instanceof EngineUnavailable ||
    error instanceof SchemaTooOld ||
    error instanceof ProgramMissing
  )
    return new OperatorError(error.message);
  const damage = damageIn(error);
  if (damage !== null) return new OperatorError(damagedData([damage]).message);
  if (error instanceof ProgramFailed) return new OperatorError(error.message, EXIT.failed);
  for (const one of chain(error)) {
    if (one.message.includes('timeout exceeded when trying to connect'))
      return new OperatorError(
        `${databaseName(environment['DATABASE_URL'])}: ${WAYS_OUT['ETIMEDOUT']}`,
        EXIT.failed,
      );
    if (!('code' in one) || typeof one.code !== 'string') continue;
    const way = WAYS_OUT[one.code];
    if (way !== undefined)
      return new OperatorError(
        `${one.message}\n(${databaseName(environment['DATABASE_URL'])}) ${way}`,
        EXIT.failed,
      );
  }
  return undefined;
}
