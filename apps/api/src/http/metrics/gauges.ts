import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database';
import { pingDatabase } from '../../shared/installation/ping-db';
import { countSessions } from './sessions-count-db';

type Values = Readonly<Record<string, number>>;

export interface Sources {
  database: Database;
  clock: () => Date;
  /** Open event streams of this process, by side. */
  streams: () => Values;
}

/** What is asked for at each scrape. */
export function followSources(registry: Registry, { database, clock, streams }: Sources): void {
  const gauge = (
    name: string,
    help: string,
    label: string,
    read: () => Values | Promise<Values>,
  ): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        for (const [of, value] of Object.entries(await read())) this.set({ [label]: of }, value);
      },
    });

  gauge('academy_event_streams', 'Open event streams of this process.', 'side', streams);
  gauge(
    'academy_sessions',
    'Logins that may still be used, of the whole installation. None while the database does not answer.',
    'side',
    () => countSessions(database.db, clock()).catch(() => ({})),
  );
  gauge(
    'academy_database_connections',
    'Connections of this process to its database. The embedded engine is one.',
    'state',
    () => {
      const { open, idle } = database.load();
      return { busy: open - idle, idle };
    },
  );
  gauge(
    'academy_database_waiting',
    'Callers that wait for a connection, or for the embedded engine.',
    'kind',
    () => ({ [database.kind]: database.load().waiting }),
  );
  gauge(
    'academy_database_up',
    'Whether the database answers. An embedded engine that has failed does not until the process is started again.',
    'kind',
    async () => ({
      [database.kind]: await pingDatabase(database.db).then(
        () => 1,
        () => 0,
      ),
    }),
  );
}
