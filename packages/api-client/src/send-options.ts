import type { ProgressListener } from './wire';

/** What any call takes beside its own parameters. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Names the intention: an `idempotent` endpoint does it once, however often it is sent. */
  key?: string | undefined;
  /** Extra headers, for example `X-Client-Seq` or `If-Match`. */
  headers?: Record<string, string> | undefined;
  /** Outlives the page, without token refresh or retry, since no caller is left. */
  keepalive?: boolean | undefined;
  /** Long transfers report how far they are. */
  onProgress?: ProgressListener | undefined;
}

/** The parts of a request as an endpoint table names them, untyped. */
export interface RequestParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
