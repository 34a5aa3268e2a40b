/** A complete request, ready to be sent. */
export interface WireRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base URL with its parameters and query already in it. */
  url: string;
  /** Sent as JSON; a `Blob` as its bytes. Undefined only for methods that carry no body. */
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  /**
   * How the answer is read, unless it was refused: as JSON or text, as a file (`body` is a
   * `Uint8Array`), or as it comes (`body` is a
   * `ReadableStream`).
   */
  reads?: 'text' | 'bytes' | 'stream';
  /** Outlives the page that sends it. The browser takes 64 KiB over all such requests. */
  keepalive?: boolean | undefined;
  onProgress?: ProgressListener | undefined;
}

/** Progress of a transfer, from 0 to 1; null while the length is unknown. */
export type ProgressListener = (
  progress: { sent: number | null } | { received: number | null },
) => void;

/** An answer of any status. `body` is parsed JSON, else text, else undefined. */
export interface WireAnswer {
  status: number;
  statusText: string;
  body: unknown;
  /** A header by its lower-case name. */
  header: (name: string) => string | undefined;
}

/** Sends a request. Rejects only when there is no answer, and then with an `ApiError`. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/**
 * Parses JSON if possible and returns the text otherwise: other servers' content types are not
 * reliable.
 */
export function parseBody(text: string | undefined | null): unknown {
  if (!text) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return text;
  }
}
