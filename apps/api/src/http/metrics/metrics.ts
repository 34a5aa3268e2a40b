import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/database';
import { pingDatabase } from '../../shared/installation/ping-db';
import { refusalFrom } from '../errors/error-handler';
import { countSessions } from './sessions-count-db';

/** Seconds. From what a read costs at rest to where everything is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a process tells Prometheus of itself. Names and labels hold nothing of anybody. */
export interface Metrics {
  /** Watches every call of the app; before its routes are added. */
  watch(app: FastifyInstance): void;
  /** What is asked for at each scrape. */
  follow(sources: {
    database: Database;
    clock: () => Date;
    /** Open event streams of this process, by side. */
    streams: () => Readonly<Record<string, number>>;
  }): void;
  /** A page of an app told of an error. */
  countClientError(labels: { app: string; release: string }): void;
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>;
  contentType: string;
}

const outcomeOf = (status: number) =>
  status < 400 ? 'done' : status < 500 || status === 503 ? 'refused' : 'failed';

/** So many releases are told apart; a made-up one must not make a series of its own each time. */
const RELEASES = 20;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, event streams left out.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const writes = new Counter({
    name: 'academy_writes_total',
    help: 'Calls that write, by side and outcome: done, refused (the caller was told why), failed (our fault).',
    labelNames: ['side', 'outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'academy_refusals_total',
    help: 'Refused calls by the code of the answer; internal-error is our own fault.',
    labelNames: ['code'],
    registers,
  });
  const clientErrors = new Counter({
    name: 'academy_client_errors_total',
    help: 'Errors that pages told of, by app and release.',
    labelNames: ['app', 'release'],
    registers,
  });
  const releases = new Set<string>();

  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { method, actor } = request;
        if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
        requests.observe(
          {
            method,
            route: request.routeOptions.url ?? '(none)',
            status: reply.statusCode,
          },
          reply.elapsedTime / 1000,
        );
        if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
        writes.inc({ side: actor?.side ?? 'nobody', outcome: outcomeOf(reply.statusCode) });
      });
      app.addHook('onError', async (_request, _reply, error) => {
        refusals.inc({ code: refusalFrom(error)?.code ?? 'internal-error' });
      });
    },

    follow({ database, clock, streams }) {
      const gauge = (name: string, help: string, label: string, read: () => Values) =>
        new Gauge({
          name,
          help,
          labelNames: [label],
          registers,
          async collect() {
            this.reset();
            for (const [of, value] of Object.entries(await read()))
              this.set({ [label]: of }, value);
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
    },

    countClientError({ app, release }) {
      if (releases.size < RELEASES) releases.add(release);
      clientErrors.inc({ app, release: releases.has(release) ? release : 'other' });
    },

    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type Values = Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;
