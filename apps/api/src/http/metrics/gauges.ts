import { MESSAGE_FAILURES } from '@academy/domain/messages';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database';
import { pingDatabase } from '../../shared/installation/ping-db';
import { countSessions } from './sessions-count-db';
import { countDueMessages, countFailedMessages, countUnsealed } from './waiting-counts-db';

type Values = Readonly<Record<string, number>>;

export interface Sources {
  database: Database;
  clock: () => Date;
  /** Open event streams of this process, by side. */
  streams: () => Values;
  /** Orders to the caterer of today and the days ahead, by state. */
  orders: () => Promise<Values>;
  /** When the newest backup was taken, if the server knows the backup folder. */
  lastBackup?: (() => Promise<Date | undefined>) | undefined;
}

interface Described {
  name: string;
  help: string;
  label?: string;
  /** Values by label; one that cannot be read now (the database is down) is left out. */
  read: () => Values | Promise<Values>;
}

const withoutLabel = (value: number): Values => ({ '': value });
const none = () => ({});

const STREAMS = { name: 'academy_event_streams', help: 'Open event streams of this process.' };

/** The connections of a process, and whether what they lead to answers. */
export type Connections = Pick<Database, 'db' | 'kind' | 'load'>;

const ofConnections = (database: Connections): Described[] => [
  {
    name: 'academy_database_connections',
    help: 'Connections of this process to its database.',
    label: 'state',
    read: () => {
      const { open, idle } = database.load();
      return { busy: open - idle, idle };
    },
  },
  {
    name: 'academy_database_waiting',
    help: 'Callers that wait for a connection.',
    label: 'kind',
    read: () => ({ [database.kind]: database.load().waiting }),
  },
  {
    name: 'academy_database_up',
    help: 'Whether the database answers.',
    label: 'kind',
    read: async () => ({
      [database.kind]: await pingDatabase(database.db).then(
        () => 1,
        () => 0,
      ),
    }),
  },
];

/** Facts of the whole installation, the same from each process. */
const ofInstallation = ({ database: { db }, clock, orders, lastBackup }: Sources): Described[] => [
  {
    name: 'academy_sessions',
    help: 'Logins that may still be used.',
    label: 'side',
    read: () => countSessions(db, clock()).catch(none),
  },
  {
    name: 'academy_messages_due',
    help: 'Messages that should have gone by now.',
    read: async () => withoutLabel((await countDueMessages(db, clock())).count),
  },
  {
    name: 'academy_messages_due_seconds',
    help: 'For how long the oldest of them has been due.',
    read: async () => withoutLabel((await countDueMessages(db, clock())).oldestSeconds),
  },
  {
    name: 'academy_messages_failed',
    help: 'Messages of the last 24 hours that did not go (some are tried again), by why.',
    label: 'failure',
    read: async () => ({
      ...Object.fromEntries(MESSAGE_FAILURES.map((failure) => [failure, 0])),
      ...(await countFailedMessages(db, clock())),
    }),
  },
  {
    name: 'academy_orders',
    help: 'Orders to the caterer of today and the days ahead, by where they stand.',
    label: 'state',
    read: orders,
  },
  {
    name: 'academy_log_unsealed_seconds',
    help: 'Age of the oldest entry of the log that the chain does not hold yet.',
    read: async () => withoutLabel((await countUnsealed(db, clock())).oldestSeconds),
  },
  ...(lastBackup
    ? [
        {
          name: 'academy_last_backup_timestamp_seconds',
          help: 'When the newest backup was taken; 0 when there is none.',
          read: async () => withoutLabel(((await lastBackup())?.getTime() ?? 0) / 1000),
        },
      ]
    : []),
];

function follow(registry: Registry, described: readonly Described[]): void {
  for (const { name, help, label, read } of described)
    // The registry holds it.
    void new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset();
        for (const [of, value] of Object.entries(await Promise.resolve(read()).catch(none)))
          this.set(label ? { [label]: of } : {}, value);
      },
    });
}

/** What is asked for at each scrape. */
export const followSources = (registry: Registry, sources: Sources): void =>
  follow(registry, [
    { ...STREAMS, label: 'side', read: sources.streams },
    ...ofConnections(sources.database),
    ...ofInstallation(sources),
  ]);

export const followConnections = (registry: Registry, connections: Connections): void =>
  follow(registry, ofConnections(connections));

/** The event streams of the academies whose apps are open, by academy and side. */
export function followStreams(registry: Registry): Map<string, () => Values> {
  const streamsOf = new Map<string, () => Values>();
  // The registry holds it.
  void new Gauge({
    ...STREAMS,
    labelNames: ['academy', 'side'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [academy, streams] of streamsOf)
        for (const [side, value] of Object.entries(streams())) this.set({ academy, side }, value);
    },
  });
  return streamsOf;
}
