import { IDEMPOTENCY_HEADER, type Endpoint, type Extension } from '@academy/domain/http';
import type { AxiosInstance } from 'axios';
import type { Accept } from './accept/accept';
import { ApiError, NOT_THE_API } from './answers/api-error';
import { isPage } from './answers/plain-text';
import { receivedFile } from './answers/received-file';
import { createEarlyAnswers } from './early-answers';
import { requestUrl } from './request-url';
import type { RequestParts, SendOptions } from './send-options';
import { createServerClock, type ServerClock } from './answers/server-clock';
import { createServerExtensions } from './answers/server-extensions';
import { isRecord } from './answers/server-message';
import { traced } from './traced';
import type { Transport, WireAnswer, WireRequest } from './wire';

/**
 * Sends a request under an idempotency key that is kept until it is answered. `intention`
 * identifies the request.
 */
export type SendOnce = <Answer>(
  intention: string,
  work: { send: (key: string) => Promise<Answer>; signal: AbortSignal | undefined },
) => Promise<Answer>;

export interface ClientOptions {
  /** The API's address without a trailing slash: `/api`, or a full URL of another origin. */
  baseURL: string;
  /**
   * Called once with the axios instance, as soon as it is loaded: the place to attach the session.
   */
  onAxios?: (http: AxiosInstance) => void;
  /**
   * Adds idempotency keys to `idempotent` endpoints: for apps whose server supports them. Without
   * it a key is sent only where the caller passes one.
   */
  once?: SendOnce;
  /** Message for a write that was done (2xx) with an unreadable answer. */
  untold?: string;
  clock?: ServerClock;
  /** The device's clock, ms since epoch. */
  now?: () => number;
}

/**
 * Sends any endpoint; resolves with what its response schema made of the answer. Apps use the typed
 * calls of `createApi` instead.
 */
export interface Client {
  send: (
    endpoint: Endpoint,
    request: RequestParts & SendOptions,
    accept?: Accept,
  ) => Promise<unknown>;
  /** Whether the server supports an extension; false until its first answer. */
  understands: (extension: Extension) => boolean;
  /** Opens a streaming answer (live events), which `signal` ends. `path` is below the base URL. */
  openStream: (
    path: string,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Resolves once the first question has left. */
  asked: Promise<void>;
  /** Loads axios ahead of the first call. A failure is reported by that call. */
  warmUp: () => void;
  /**
   * Asks for an address below the base URL whose call is about to come: it takes this answer, once
   * and within seconds. Resolves when it is there, or failed.
   */
  askEarly: (url: string) => Promise<void>;
  /** Drops unused answers, because the login is another one. */
  forgetEarly: () => void;
}

const valuesOf = (part: unknown) => (isRecord(part) ? part : undefined);
const saysNo = (body: unknown) => isRecord(body) && body.success === false;
const isSuccess = (status: number) => status >= 200 && status <= 299;
const succeeded = ({ status, body }: WireAnswer) => isSuccess(status) && !saysNo(body);
/** Whether a call does something; a login or a refresh is for its answer alone. */
const isWrite = ({ method, access }: Endpoint) =>
  method !== 'GET' && access !== 'public' && access !== 'cookie';

/** Loads axios with the first call. */
function lazyTransport({ baseURL, onAxios }: Pick<ClientOptions, 'baseURL' | 'onAxios'>) {
  let transport: Transport | undefined;
  let loading: Promise<Transport> | undefined;

  async function load(): Promise<Transport> {
    try {
      const { axiosTransport, createHttp } = await import('./http');
      const http = createHttp(baseURL);
      onAxios?.(http);
      transport = axiosTransport(http);
      return transport;
    } catch (error) {
      // A chunk that failed to load is a network error like any other: the next call retries.
      loading = undefined;
      throw new ApiError('network', 'loading axios', { cause: error });
    }
  }

  return { ready: () => transport, loaded: () => (loading ??= load()) };
}

interface Heard {
  known: ReturnType<typeof createServerExtensions>;
  clock: ServerClock;
  now: () => number;
}

/** Sends requests, and hears what every answer says of the server and its time. */
function createExchange(http: ReturnType<typeof lazyTransport>, { known, clock, now }: Heard) {
  let left = () => {};
  const asked = new Promise<void>((resolve) => {
    left = resolve;
  });

  async function exchange(wire: WireRequest): Promise<WireAnswer> {
    // No `await` once axios is loaded: the save of a closing page must leave at once.
    const send = http.ready() ?? (await http.loaded());
    const sentAt = now();
    const sent = send(known.understands('traces') ? traced(wire) : wire);
    left();
    const answer = await sent;
    const serverTime = Number(answer.header('x-server-time') ?? Number.NaN);
    known.observe(answer);
    clock.observe({ sentAt, receivedAt: now(), serverTime });
    return answer;
  }

  return { exchange, asked };
}

function compose(endpoint: Endpoint, request: RequestParts & SendOptions): WireRequest {
  const { method } = endpoint;
  try {
    const url = requestUrl(endpoint.path, valuesOf(request.params), valuesOf(request.query));
    // JSON servers refuse a POST without a body, but what asks by its cookie has nothing to say.
    const bare = method === 'GET' || method === 'DELETE' || endpoint.access === 'cookie';
    const body = bare ? request.body : (request.body ?? {});
    return {
      method,
      url,
      body,
      headers: {
        ...request.headers,
        ...(request.key !== undefined && { [IDEMPOTENCY_HEADER]: request.key }),
      },
      signal: request.signal,
      reads: endpoint.answers === 'file' ? 'bytes' : 'text',
      keepalive: request.keepalive,
      onProgress: request.onProgress,
    };
  } catch (error) {
    throw new ApiError('setup', `${method} ${endpoint.path}`, { cause: error });
  }
}

/**
 * Every call of an app goes out through one axios instance, which is loaded with the first of them.
 */
export function createClient({
  baseURL,
  onAxios,
  once,
  untold,
  now = Date.now,
  clock = createServerClock(now),
}: ClientOptions): Client {
  const http = lazyTransport({ baseURL, onAxios });
  const known = createServerExtensions();
  const { exchange, asked } = createExchange(http, { known, clock, now });

  const early = createEarlyAnswers(exchange, now);

  async function ask(
    endpoint: Endpoint,
    request: RequestParts & SendOptions,
    accept: Accept,
  ): Promise<unknown> {
    const wire = compose(endpoint, request);
    const call = `${wire.method} ${wire.url}`;
    const answer = await early.take(wire);
    // A page of a Wi-Fi or a gateway, and no answer of the API at all.
    if (isSuccess(answer.status) && isPage(answer.body))
      throw new ApiError('malformed', call, { answer, code: NOT_THE_API });
    const body = succeeded(answer)
      ? ((await accept.answer?.(answer.body, answer)) ?? answer.body)
      : accepted(refusalIn(answer, call), accept);
    const parsed = endpoint.response.safeParse(body);
    if (!parsed.success)
      throw new ApiError('malformed', call, {
        answer,
        cause: parsed.error,
        code: accept.fault?.(answer.body, answer),
        text: isWrite(endpoint) ? untold : undefined,
      });
    return parsed.data instanceof Uint8Array
      ? receivedFile(parsed.data, answer, 'file')
      : parsed.data;
  }

  return {
    understands: known.understands,
    send(endpoint, request, accept = {}) {
      const { key, params, query, body, headers, signal } = request;
      if (!once || !endpoint.idempotent || key !== undefined) return ask(endpoint, request, accept);
      // The same body on a newer version (`If-Match`) is another request.
      const what = JSON.stringify([params, query, body, headers]);
      return once(`${endpoint.method} ${endpoint.path} ${what}`, {
        send: (made) => ask(endpoint, { ...request, key: made }, accept),
        signal,
      });
    },
    async openStream(path, signal) {
      const call = `GET ${path}`;
      const answer = await exchange({
        method: 'GET',
        url: path,
        body: undefined,
        headers: {},
        signal,
        reads: 'stream',
      });
      if (!succeeded(answer)) throw new ApiError('response', call, { answer });
      if (!(answer.body instanceof ReadableStream))
        throw new ApiError('malformed', call, { answer });
      return answer.body;
    },
    asked,
    warmUp() {
      http.loaded().catch(() => undefined);
    },
    askEarly: early.ask,
    forgetEarly: early.forget,
  };
}

const refusalIn = (answer: WireAnswer, call: string) =>
  new ApiError('response', call, {
    answer,
    code: saysNo(answer.body) ? 'success-false' : undefined,
  });

function accepted(error: ApiError, { refusal }: Accept): unknown {
  const body = refusal?.(error);
  if (body === undefined) throw error;
  return body;
}
