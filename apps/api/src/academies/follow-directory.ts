import type { Database } from '../db/database';
import { DIRECTORY_CHANNEL } from '../db/directory/tables';
import { readDirectory, type Academy, type DirectoryRows } from './directory-db';

/** A notification that got lost costs no more than this. */
const ASK_EVERY_MS = 60_000;

export interface Directory {
  /** Whose a host name is; in lower case, without a port. */
  byHost(host: string): Academy | undefined;
  all(): readonly Academy[];
  /** The environment variable with a server's connection string. */
  urlVariableOf(server: string): string | undefined;
  /** Calls back after each change. */
  onChange(changed: () => void): void;
  stop(): Promise<void>;
}

/**
 * The directory in this process: notified of every change, polled in case a notification got lost.
 * While its database does not answer, what was read last holds.
 */
export async function followDirectory(
  database: Pick<Database, 'db' | 'listen'>,
  onError: (error: unknown) => void,
): Promise<Directory> {
  let rows: DirectoryRows = { academies: [], urlVariables: new Map() };
  let hosts = new Map<string, Academy>();
  const listeners = new Set<() => void>();
  let asked = 0;
  let applied = 0;
  const ask = async () => {
    const mine = (asked += 1);
    const read = await readDirectory(database.db);
    // A later question may have been answered sooner.
    if (mine < applied) return;
    applied = mine;
    rows = read;
    hosts = new Map(
      read.academies.flatMap((academy) => [
        [academy.studentHost, academy],
        [academy.adminHost, academy],
      ]),
    );
    for (const changed of listeners) changed();
  };
  const askAgain = () => void ask().catch(onError);
  const unlisten = await database.listen(DIRECTORY_CHANNEL, askAgain, askAgain);
  await ask();
  const timer = setInterval(askAgain, ASK_EVERY_MS).unref();
  return {
    byHost: (host) => hosts.get(host),
    all: () => rows.academies,
    urlVariableOf: (server) => rows.urlVariables.get(server),
    onChange: (changed) => void listeners.add(changed),
    async stop() {
      clearInterval(timer);
      await unlisten();
    },
  };
}
