import type { Database } from '../db/database';
import { openServer, type PostgresServer, type ServerOptions } from '../db/postgres/open-server';
import type { Env } from '../env';
import { parseAuthKeys, type AuthKeys } from '../http/auth/auth-keys';
import { readInstallationId } from '../shared/installation/installation-db';
import type { Places } from '../operate/places';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { academyEnv } from './academy-env';
import type { Academy } from './directory-db';
import type { Directory } from './follow-directory';

/** What an academy has in this process, in use or not. */
export interface Rooms {
  env: Env;
  database: Database;
  keys: AuthKeys;
  store: Store;
  /** Where its data are, for the work that opens them itself. */
  places: Places;
}

export interface Premises {
  env: Env;
  secrets: string;
  directory: Directory;
  /** The value of an environment variable, from wherever it comes. */
  readUrl: (variable: string) => string | undefined;
  server: ServerOptions;
}

/** What an academy's rooms depend on: with another value they are others. */
export const roomsKey = ({ server, schema, studentHost, adminHost }: Academy): string =>
  JSON.stringify([server, schema, studentHost, adminHost]);

/** Every academy's rooms over the connections to the servers, which are opened when asked for. */
export function openRooms({ env, secrets, directory, readUrl, server: options }: Premises) {
  const servers = new Map<string, PostgresServer>();
  const rooms = new Map<string, { key: string; opened: Promise<Rooms> }>();

  function urlOf(name: string): string {
    const variable = directory.urlVariableOf(name);
    const url = variable === undefined ? undefined : readUrl(variable);
    if (url === undefined)
      throw new Error(`${variable ?? name} is not set: where the server ${name} is`);
    return url;
  }
  function serverOf(name: string): PostgresServer {
    const server = servers.get(name) ?? openServer(urlOf(name), options);
    servers.set(name, server);
    return server;
  }

  async function open(academy: Academy): Promise<Rooms> {
    const database = serverOf(academy.server).database(academy.schema);
    const keys = parseAuthKeys(secrets, await readInstallationId(database.db));
    const own = academyEnv(env, academy);
    const { schema } = academy;
    const places = { ...own, DATABASE_URL: urlOf(academy.server), schema };
    return { env: own, database, keys, store: openStore(own, schema), places };
  }

  return {
    of(academy: Academy): Promise<Rooms> {
      const id = String(academy.id);
      const key = roomsKey(academy);
      const known = rooms.get(id);
      if (known?.key === key) return known.opened;
      const made = { key, opened: open(academy) };
      rooms.set(id, made);
      made.opened.catch(() => rooms.get(id) === made && rooms.delete(id));
      return made.opened;
    },
    /** Of all servers together. */
    load: () =>
      [...servers.values()]
        .map((server) => server.load())
        .reduce(
          (sum, { open: more, idle, waiting }) => ({
            open: sum.open + more,
            idle: sum.idle + idle,
            waiting: sum.waiting + waiting,
          }),
          { open: 0, idle: 0, waiting: 0 },
        ),
    close: async () => void (await Promise.all([...servers.values()].map((one) => one.close()))),
  };
}
