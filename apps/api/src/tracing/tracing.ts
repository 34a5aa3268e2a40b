import type { FastifyInstance } from 'fastify';

export type Query = (...given: unknown[]) => unknown;

/** Traces of this process, from the call that came in to each of its statements. */
export interface Tracing {
  /** Each call of the API becomes a span, below the caller's. */
  watch: (app: FastifyInstance) => void;
  /** A driver's `query`, each call of it a span. */
  query: (query: Query) => Query;
  /** Sends what is still here. */
  stop: () => Promise<void>;
}

/**
 * Traces go to a collector (OTLP over HTTP). Without one nothing is traced, and nothing for it is
 * loaded: the packages are larger than the server.
 */
export async function openTracing(collector: string | undefined): Promise<Tracing | undefined> {
  if (collector === undefined) return undefined;
  const { startTracing } = await import('./start-tracing');
  return startTracing(collector);
}
