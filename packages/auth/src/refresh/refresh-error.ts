/**
 * Why there is no new access token. `refused`: the server refused. `cooling-down`: it refused less
 * than a minute ago and was not asked again. `unreachable`: no verdict; the session goes on.
 * `superseded`: the session ended or changed meanwhile.
 */
export type RefreshFailure = 'refused' | 'cooling-down' | 'unreachable' | 'superseded';

/** For logs; people read 'could not receive a new access token' in the app's own words. */
export class RefreshError extends Error {
  override readonly name = 'RefreshError';
  readonly reason: RefreshFailure;

  constructor(reason: RefreshFailure, cause?: unknown) {
    super(
      `Could not receive a new access token: ${reason}`,
      cause === undefined ? undefined : { cause },
    );
    this.reason = reason;
  }
}

/** Overload and restarts: no verdict on the session. */
const NO_VERDICT = new Set([408, 425, 429, 502, 503, 504]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The status that an error of axios, of fetch wrappers or of our own client carries. */
export function statusOf(error: unknown): number | undefined {
  if (!isRecord(error)) return undefined;
  if (typeof error.status === 'number') return error.status;
  return isRecord(error.response) && typeof error.response.status === 'number'
    ? error.response.status
    : undefined;
}

/**
 * True when an error says nothing about the session: no answer came, or only that the server can't
 * answer now. It logs no user out.
 */
export function isUnreachable(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || NO_VERDICT.has(status);
}
