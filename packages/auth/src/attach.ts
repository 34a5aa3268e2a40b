import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import { RefreshError } from './refresh/refresh-error';
import type { Session } from './session/session-types';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** State of a request: the token it was sent with, and whether it is the retry. */
    sentWith?: { token: string | null; retried: boolean };
  }
}

/** Marks a call without the session; removed before sending. */
export const SKIP_HEADER = 'X-Skip-Auth';

/** Calls that need no session: login, refresh, health, public and verify-token. */
const WITHOUT_TOKEN = new Set(['login', 'refresh', 'health', 'public', 'verify-token']);

/**
 * Whether a call carries the session's token. Decided by whole path segments, so
 * `/mock-exam-settings/public/subject-options` goes without and `/news/public-holiday` with. A
 * token never leaves for another origin than the API's.
 */
function carriesToken(url: string, baseURL = ''): boolean {
  if (/^([a-z][a-z\d+.-]*:)?\/\//i.test(url) && !(baseURL !== '' && url.startsWith(`${baseURL}/`)))
    return false;
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return !path.split('/').some((segment) => WITHOUT_TOKEN.has(segment));
}

/** 401, and 419 as some frameworks say for an expired session. */
const isExpired = (status: unknown) => status === 401 || status === 419;

interface Failure {
  config: InternalAxiosRequestConfig;
  response: { status: number };
}

/**
 * An axios error with a response, recognised without importing axios: this package only gets an
 * instance.
 */
const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' &&
  error !== null &&
  'config' in error &&
  typeof error.config === 'object' &&
  error.config !== null &&
  'response' in error &&
  typeof error.response === 'object' &&
  error.response !== null &&
  'status' in error.response;

/** The `Authorization` header of a token. */
const bearer = (token: string) => `Bearer ${token}`;

/** The header of a call with its own token: the session adds none to it. */
export const asBearer = (token: string) => ({ Authorization: bearer(token) });

/**
 * Attaches the session to an axios instance; nothing else does. Adds the token to every call that
 * needs it, and on 401 or 419 refreshes once and retries once, whether it is a read, a save that
 * outlives its page or the live events. Without a new token the call fails with its own answer, or
 * with the refresh error if that could not reach the server, because "try again later" is then
 * true. Returns a function that detaches.
 */
export function attachSession(
  http: AxiosInstance,
  session: Pick<Session, 'accessToken' | 'renew'>,
  skipHeader = SKIP_HEADER,
): () => void {
  function authorize(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
    const skip = config.headers.has(skipHeader);
    config.headers.delete(skipHeader);
    const mayRetry = config.sentWith ?? { token: null, retried: false };
    if (skip || !carriesToken(config.url ?? '', config.baseURL)) return config;
    // A caller's own `Authorization` is kept and never renewed.
    if (config.headers.has('Authorization') && !config.sentWith) return config;
    const token = session.accessToken();
    config.sentWith = { ...mayRetry, token };
    if (token !== null) config.headers.set('Authorization', bearer(token));
    return config;
  }

  async function renewAndRetry(error: unknown) {
    const sentWith = isFailure(error) ? error.config.sentWith : undefined;
    if (!isFailure(error) || !sentWith || sentWith.retried || !isExpired(error.response.status))
      throw error;
    try {
      await session.renew(sentWith.token);
    } catch (failure) {
      throw failure instanceof RefreshError && failure.reason === 'unreachable'
        ? (failure.cause ?? failure)
        : error;
    }
    return http.request({ ...error.config, sentWith: { ...sentWith, retried: true } });
  }

  // Synchronous: the save of a closing page cannot wait for another turn.
  const onRequest = http.interceptors.request.use(authorize, undefined, { synchronous: true });
  const onResponse = http.interceptors.response.use(undefined, (error: unknown) =>
    renewAndRetry(error),
  );

  return () => {
    http.interceptors.request.eject(onRequest);
    http.interceptors.response.eject(onResponse);
  };
}
