import type { Endpoint, Extension } from '@academy/domain/http';
import type { AxiosInstance } from 'axios';
import type { Accept } from './accept/accept';
import { ApiError } from './api-error';
import { fetchTransport } from './fetch-transport';
import { receivedFile } from './received-file';
import { requestUrl } from './request-url';
import type { RequestParts, SendOptions } from './send-options';
import { createServerClock, type ServerClock } from './server-clock';
import { createServerExtensions } from './server-extensions';
import { isRecord } from './server-message';
import type { Transport, WireAnswer, WireRequest } from './wire';

export interface ClientOptions {
  /** Where the API stands, without a slash at the end: `/api`, or a full URL of another origin. */
  baseURL: string;
  /** Called once with the axios instance, as soon as it is loaded: the place to attach the session's interceptors. */
  onAxios?: (http: AxiosInstance) => void;
  /**
   * Sends calls that need the session over fetch instead of axios: given the plain transport, adds the token and the one
   * refresh-and-retry. For apps that have no room for axios (ADR 0061); `onAxios` is not called then.
   */
  sessionTransport?: (plain: Transport) => Transport;
  /** Headers for calls that do not pass through axios because they outlive the page: the session's `Authorization`. */
  keepaliveHeaders?: () => Record<string, string>;
  clock?: ServerClock;
  /** The device's clock, ms since epoch. */
  now?: () => number;
}

/** Sends any endpoint; resolves with what its response schema made of the answer. Apps use the typed calls of `createApi` instead. */
export interface Client {
  send: (
    endpoint: Endpoint,
    request: RequestParts & SendOptions,
    accept?: Accept,
  ) => Promise<unknown>;
  /** Whether the server has said that it takes this; unknown until its first answer, and then no. */
  understands: (extension: Extension) => boolean;
  /** Loads axios ahead of the first call that needs it. */
  warmUp: () => Promise<void>;
}

const valuesOf = (part: unknown) => (isRecord(part) ? part : undefined);
const saysNo = (body: unknown) => isRecord(body) && body.success === false;
const succeeded = ({ status, body }: WireAnswer) => status >= 200 && status <= 299 && !saysNo(body);

/**
 * Calls that need no session go by fetch, so that a login screen does not wait for axios; all others go by axios and its
 * interceptors, which is loaded with the first of them.
 */
export function createClient({
  baseURL,
  onAxios,
  sessionTransport,
  keepaliveHeaders,
  now = Date.now,
  clock = createServerClock(now),
}: ClientOptions): Client {
  const known = createServerExtensions();
  const plain = fetchTransport(baseURL);
  const lasting = fetchTransport(baseURL, { keepalive: true });
  let loading = sessionTransport && Promise.resolve(sessionTransport(plain));
  const withSession = () => (loading ??= loadAxios());

  async function loadAxios(): Promise<Transport> {
    try {
      const { axiosTransport, createHttp } = await import('./http');
      const http = createHttp(baseURL);
      onAxios?.(http);
      return axiosTransport(http);
    } catch (error) {
      // A chunk that did not arrive is a network failure like any other: the next call asks again.
      loading = undefined;
      throw new ApiError('network', 'loading axios', { cause: error });
    }
  }

  function compose(endpoint: Endpoint, request: RequestParts & SendOptions): WireRequest {
    const { method } = endpoint;
    try {
      const url = requestUrl(endpoint.path, valuesOf(request.params), valuesOf(request.query));
      // A body-less POST of axios goes out as a form, which JSON servers refuse.
      const body = method === 'GET' || method === 'DELETE' ? request.body : (request.body ?? {});
      const headers = { ...(request.keepalive && keepaliveHeaders?.()), ...request.headers };
      return {
        method,
        url,
        body,
        headers,
        signal: request.signal,
        bytes: endpoint.answers === 'file',
        onProgress: request.onProgress,
      };
    } catch (error) {
      throw new ApiError('setup', `${method} ${endpoint.path}`, { cause: error });
    }
  }

  async function transportFor(
    endpoint: Endpoint,
    keepalive: boolean | undefined,
  ): Promise<Transport> {
    if (keepalive) return lasting;
    return endpoint.access === 'public' || endpoint.access === 'cookie' ? plain : withSession();
  }

  async function exchange(transport: Transport, wire: WireRequest): Promise<WireAnswer> {
    const sentAt = now();
    const answer = await transport(wire);
    const serverTime = Number(answer.header('x-server-time') ?? Number.NaN);
    known.observe(answer);
    clock.observe({ sentAt, receivedAt: now(), serverTime });
    return answer;
  }

  return {
    understands: known.understands,
    async send(endpoint, request, accept = {}) {
      const wire = compose(endpoint, request);
      const call = `${wire.method} ${wire.url}`;
      const answer = await exchange(await transportFor(endpoint, request.keepalive), wire);
      const body = succeeded(answer)
        ? ((await accept.answer?.(answer.body, answer)) ?? answer.body)
        : accepted(
            new ApiError('response', call, {
              answer,
              code: saysNo(answer.body) ? 'success-false' : undefined,
            }),
            accept,
          );
      const parsed = endpoint.response.safeParse(body);
      if (!parsed.success)
        throw new ApiError('malformed', call, {
          answer,
          cause: parsed.error,
          code: accept.fault?.(answer.body, answer),
        });
      return parsed.data instanceof Uint8Array
        ? receivedFile(parsed.data, answer, 'file')
        : parsed.data;
    },
    async warmUp() {
      await withSession();
    },
  };
}

function accepted(error: ApiError, { refusal }: Accept): unknown {
  const body = refusal?.(error);
  if (body === undefined) throw error;
  return body;
}
