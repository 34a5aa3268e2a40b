import { drizzle } from 'drizzle-orm/node-postgres';
import { callbackify } from 'node:util';
import { Pool, type PoolClient } from 'pg';
import type { Tracing } from '../../tracing/tracing';
import type { Database, Unlisten } from '../database';
import { followStatements } from './bounded-pool';
import { heardClient, socketSilentAtMost, type OnError } from './connection';
import { createListener } from './listener';
import { limits, serverOf, SILENT_MS } from './open-postgres';
import { SharedConnections, type Width } from './shared-connections';

/** Half of the connections for one academy at most: as many as it has when it is alone. */
const WIDTH: Width = {
  max: 2 * limits.max,
  each: limits.max,
  line: 1_000,
  patience: limits.connectionTimeoutMillis,
};

export interface ServerOptions {
  onError?: OnError | undefined;
  tracing?: Pick<Tracing, 'query'> | undefined;
  width?: Width | undefined;
}

/** A PostgreSQL server with a schema for each of its academies. */
export interface PostgresServer {
  /** An academy's database: its schema, and nothing else of the server. */
  database(schema: string): Database;
  /** How busy this process's connections are, those of all its schemas. */
  load(): ReturnType<Database['load']>;
  /** Ends the databases of all its schemas. */
  close(): Promise<void>;
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** What drizzle takes for a pool: it lends the shared connections, each set to one schema. */
class SchemaPool extends Pool {
  readonly #lend: () => Promise<PoolClient>;

  constructor(lend: () => Promise<PoolClient>) {
    super();
    this.#lend = lend;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!callback) return this.#lend();
    callbackify(this.#lend)((error, client) =>
      callback(error ?? undefined, client, () => client.release()),
    );
  }
}

/** Opens a server whose academies share its connections, and one that listens for all of them. */
export function openServer(
  databaseUrl: string,
  { onError = () => undefined, tracing, width = WIDTH }: ServerOptions = {},
): PostgresServer {
  const SharedClient = heardClient(onError);
  const connections = new SharedConnections(async () => {
    const client = new SharedClient({
      ...serverOf(databaseUrl),
      ...limits,
      application_name: 'academy',
      stream: socketSilentAtMost(SILENT_MS),
    });
    await client.connect();
    if (tracing) followStatements(client, tracing.query);
    return client;
  }, width);
  const listener = createListener(serverOf(databaseUrl), onError);
  const load = () => connections.load();
  let closing: Promise<void> | undefined;
  return {
    database(schema) {
      const heard = new Set<Unlisten>();
      return {
        db: drizzle(new SchemaPool(() => connections.lend(schema)), { casing: 'snake_case' }),
        kind: 'postgres',
        load,
        async listen(channel, handler, onGap) {
          const end = await listener.listen({ channel, schema, handler, onGap });
          heard.add(end);
          return async () => {
            heard.delete(end);
            await end();
          };
        },
        async close() {
          await Promise.all([...heard].map((end) => end()));
        },
      };
    },
    load,
    close: () => (closing ??= listener.close().then(() => connections.close())),
  };
}
