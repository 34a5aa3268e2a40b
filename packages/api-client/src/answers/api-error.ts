import { retryAfterSeconds } from './retry-after';
import { fieldErrors, isRecord, serverMessage } from './server-message';
import type { WireAnswer } from '../wire';

/**
 * What went wrong.
 * `response`: the server answered no, by a status outside 200–299 or by `success: false`.
 * `malformed`: it answered 2xx with something that is not the agreed shape: a write is done then.
 * `network`: no answer came. `aborted`: the caller's signal ended it. `setup`: the request could
 * not even be made.
 */
export type ApiErrorKind = 'response' | 'malformed' | 'network' | 'aborted' | 'setup';

interface ApiErrorParts {
  answer?: WireAnswer;
  cause?: unknown;
  code?: string | undefined;
  /** What people read when the server says nothing. */
  text?: string | undefined;
}

/** Code of a 2xx that did not come from the API, such as a Wi-Fi sign-in page. */
export const NOT_THE_API = 'not-the-api';

/**
 * The one error that calls reject with. `message` is for logs; people read `errorText(error,
 * fallback)`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  readonly statusText: string | undefined;
  /**
   * For programs: the server's own (`nothing-saved`, …), else ours: `success-false`, or
   * `missing-token` of a login or refresh.
   */
  readonly code: string | undefined;
  /**
   * The server's text for people, plain and at most 200 characters; our own for a write that was
   * done with an unreadable answer.
   */
  readonly serverMessage: string | undefined;
  /** Form key → message. */
  readonly errors: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor(kind: ApiErrorKind, call: string, { answer, cause, code, text }: ApiErrorParts = {}) {
    const said = answer && kind === 'response' ? serverMessage(answer) : undefined;
    super(
      said ?? `${call}: ${kind}${answer ? ` ${answer.status}` : ''}`,
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.status = answer?.status;
    this.statusText = answer?.statusText;
    this.code =
      answer && isRecord(answer.body) && typeof answer.body.code === 'string'
        ? answer.body.code
        : code;
    this.serverMessage = said ?? text;
    this.errors = answer && fieldErrors(answer.body);
    this.retryAfterSeconds = answer && retryAfterSeconds(answer);
    this.body = answer?.body;
  }
}

/** The text to show for a thrown value: the server's if there is one, else the caller's. */
export const errorText = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback;

/** 404: no such record, or (on an older or another server) no such endpoint. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** True when no answer came: worth a retry, and never a reason to sign out. */
export const isNetworkError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'network';
