import { Readable } from 'node:stream';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../../db/database';
import { openDatabase } from '../../db/open';
import { operate } from '../../operate/operate';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { temporaryFolder } from '../storage/temporary-folder';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The URL with a host in the authority, which node-postgres does not need beside `?host=` but URL
 * parsers do.
 */
const withHost = (url: string) => url.replace('@/', '@localhost/');

/**
 * An installation on PostgreSQL of the test's own, migrated and empty: the environment that names
 * its database, and its database opened for a look.
 */
export async function temporaryInstallation() {
  const { serverUrl, template } = inject('postgres');
  const url = await createDatabase(serverUrl, { template });
  onTestFinished(() => dropDatabase(serverUrl, url));
  const environment = { DATABASE_URL: withHost(url), DATA_DIR: temporaryFolder() };
  return {
    environment,
    async look<T>(at: (database: Database) => Promise<T>): Promise<T> {
      const database = await openDatabase({ databaseUrl: url });
      return at(database).finally(() => database.close());
    },
  };
}

interface Typed {
  /** What comes in on standard input. */
  typed?: string;
  now?: Date;
}

/** Runs a command line as the operator does, and answers what was printed and the exit code. */
export async function runOperator(
  argv: readonly string[],
  environment: Environment,
  { typed = '', now = new Date('2026-03-02T00:00:00.000Z') }: Typed = {},
) {
  const [said, noted]: [string[], string[]] = [[], []];
  const exit = await operate(argv, {
    environment,
    clock: () => now,
    input: Readable.from(typed === '' ? [] : [typed]),
    print: (line) => void said.push(line),
    note: (line) => void noted.push(line),
  });
  return { exit, said: said.join('\n'), noted: noted.join('\n') };
}

/** The same at a moment, the command's words one by one. */
export const operator = (environment: Environment, now: Date, ...argv: string[]) =>
  runOperator(argv, environment, { now });
