import type { ProgressListener } from './wire';

/** What any call takes beside its own parameters. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Extra headers, for example `X-Client-Seq` or `If-Match`. */
  headers?: Record<string, string> | undefined;
  /** Outlives the page: goes out through `fetch(…, { keepalive: true })`, without refresh and retry. */
  keepalive?: boolean | undefined;
  /** Long transfers tell how far they are. */
  onProgress?: ProgressListener | undefined;
}

/** The parts of a request as an endpoint table names them, untyped. */
export interface RequestParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
