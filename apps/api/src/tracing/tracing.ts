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
