import { REFUSAL_CODES } from '@academy/domain/refusals';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { refusalFrom } from '../errors/error-handler';
import {
  followConnections,
  followSources,
  followStreams,
  type Connections,
  type Sources,
} from './gauges';

/** Seconds. From what a read costs at rest to where everything is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const BACKGROUND_WORK = ['housekeeping', 'sealing', 'sending'] as const;
export type BackgroundWork = (typeof BACKGROUND_WORK)[number];

/** A process's metrics for Prometheus. Names and labels hold no personal data. */
export interface Metrics {
  /** Watches every call of the app; before its routes are added. */
  watch(app: FastifyInstance): void;
  /** What is asked for at each scrape. */
  follow(sources: Sources): void;
  /** Work beside answering failed; `BACKGROUND_WORK` names what there is. */
  countBackgroundFailure(work: BackgroundWork): void;
  /** Counts an error report from a page. */
  countClientError(labels: { app: string; release: string }): void;
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>;
  contentType: string;
}

/** What an app tells of itself. */
export type AppMetrics = Pick<Metrics, 'watch' | 'follow' | 'countClientError'>;

/** A process of many academies: its writes and event streams are labelled by academy. */
export interface MetricsOfMany extends Omit<Metrics, keyof AppMetrics> {
  of(academy: string): AppMetrics;
  /** What is asked of the shared connections at each scrape. */
  followConnections(sources: Connections): void;
}

const NOBODY = 'nobody';
const SIDES = ['student', 'manager', 'terminal', NOBODY] as const;
const OUTCOMES = ['done', 'refused', 'failed'] as const;

const outcomeOf = (status: number): (typeof OUTCOMES)[number] =>
  status < 400 ? 'done' : status < 500 || status === 503 ? 'refused' : 'failed';

/**
 * This many releases are distinguished; a made-up one must not make a series of its own each time.
 */
const RELEASES = 20;

/** The counters of a process; the names of `labels` are beside each write. */
function createCounters(labels: readonly string[]) {
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
    labelNames: ['side', 'outcome', ...labels],
    registers,
  });
  const refusals = new Counter({
    name: 'academy_refusals_total',
    help: 'Refused calls by the code of the answer; internal-error is our own fault.',
    labelNames: ['code'],
    registers,
  });
  const backgroundFailures = new Counter({
    name: 'academy_background_failures_total',
    help: 'Failures of what a process does beside answering: housekeeping, sealing the log, sending messages.',
    labelNames: ['work'],
    registers,
  });
  const clientErrors = new Counter({
    name: 'academy_client_errors_total',
    help: 'Errors that pages told of, by app and release.',
    labelNames: ['app', 'release'],
    registers,
  });
  const releases = new Set<string>();
  // A series that begins with its first fault shows no rise: each begins with 0.
  for (const code of REFUSAL_CODES) refusals.inc({ code }, 0);
  for (const work of BACKGROUND_WORK) backgroundFailures.inc({ work }, 0);
  const beginWrites = (of: Readonly<Record<string, string>>) => {
    for (const side of SIDES)
      for (const outcome of OUTCOMES) writes.inc({ side, outcome, ...of }, 0);
  };

  return {
    registry,
    beginWrites,
    watch(app: FastifyInstance, of: Readonly<Record<string, string>>): void {
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
        const outcome = outcomeOf(reply.statusCode);
        writes.inc({ side: actor?.side ?? NOBODY, outcome, ...of });
      });
      app.addHook('onError', async (_request, _reply, error) => {
        refusals.inc({ code: refusalFrom(error)?.code ?? 'internal-error' });
      });
    },

    countBackgroundFailure: (work: BackgroundWork) => backgroundFailures.inc({ work }),

    countClientError({ app, release }: { app: string; release: string }): void {
      if (releases.size < RELEASES) releases.add(release);
      clientErrors.inc({ app, release: releases.has(release) ? release : 'other' });
    },

    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export function createMetrics(): Metrics {
  const { registry, beginWrites, watch, ...counters } = createCounters([]);
  beginWrites({});
  return {
    ...counters,
    watch: (app) => watch(app, {}),
    follow: (sources) => followSources(registry, sources),
  };
}

export function createMetricsOfMany(): MetricsOfMany {
  const { registry, beginWrites, watch, countClientError, ...counters } = createCounters([
    'academy',
  ]);
  const streams = followStreams(registry);
  return {
    ...counters,
    followConnections: (sources) => followConnections(registry, sources),
    of(academy) {
      beginWrites({ academy });
      return {
        countClientError,
        watch(app) {
          watch(app, { academy });
          app.addHook('onClose', async () => void streams.delete(academy));
        },
        follow: (sources) => void streams.set(academy, sources.streams),
      };
    },
  };
}
