import {
  AxiosError,
  create,
  isAxiosError,
  type AxiosInstance,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { ApiError } from './answers/api-error';
import { parseBody, type Transport, type WireAnswer, type WireRequest } from './wire';

const isSuccess = (status: number) => status >= 200 && status <= 299;

/**
 * The one axios instance of an app: fetch underneath, no timeout, success is 200–299, cookies go
 * along. Bodies are written and answers read below, so axios transforms neither.
 */
export const createHttp = (baseURL: string): AxiosInstance =>
  create({
    baseURL,
    adapter: 'fetch',
    timeout: 0,
    withCredentials: true,
    validateStatus: isSuccess,
    responseType: 'text',
    transformRequest: [],
    transformResponse: [],
    // We use no XSRF cookie.
    xsrfCookieName: '',
    // Do not let axios set its own `User-Agent`.
    headers: { 'User-Agent': false },
  });

function encode(body: unknown): Pick<AxiosRequestConfig, 'data' | 'headers'> {
  // Nothing is of no kind; axios would call it a form.
  if (body === undefined) return { headers: { 'Content-Type': false } };
  if (body instanceof Blob)
    return { data: body, headers: { 'Content-Type': body.type || 'application/octet-stream' } };
  return { data: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

/** 0 to 1; null while the length is unknown. */
const fraction = ({ loaded, total }: AxiosProgressEvent) => (total ? loaded / total : null);

/**
 * Only xhr reports upload progress; with fetch it would need a streamed body, which browsers send
 * over HTTP/2 only.
 */
function progressOf({ body, onProgress }: WireRequest): AxiosRequestConfig {
  if (!onProgress) return {};
  return {
    ...(body !== undefined && {
      adapter: ['xhr', 'fetch'],
      onUploadProgress: (event) => onProgress({ sent: fraction(event) }),
    }),
    onDownloadProgress: (event) => onProgress({ received: fraction(event) }),
  };
}

const RESPONSE_TYPES = { text: 'text', bytes: 'arraybuffer', stream: 'stream' } as const;

function configOf(request: WireRequest): AxiosRequestConfig {
  const { method, url, body, headers, signal, reads = 'text', keepalive } = request;
  const { data, headers: ofBody } = encode(body);
  return {
    method,
    url,
    data,
    // `Headers` throws on invalid characters; axios would silently strip them.
    headers: { ...ofBody, ...Object.fromEntries(new Headers(headers)) },
    responseType: RESPONSE_TYPES[reads],
    ...(signal && { signal }),
    ...(keepalive && { fetchOptions: { keepalive } }),
    ...progressOf(request),
  };
}

/** Errors of file and stream endpoints are JSON like all others. */
async function bodyOf({ data, status }: AxiosResponse<unknown>): Promise<unknown> {
  if (typeof data === 'string') return parseBody(data);
  if (data instanceof ArrayBuffer)
    return isSuccess(status) ? new Uint8Array(data) : parseBody(new TextDecoder().decode(data));
  if (data instanceof ReadableStream && !isSuccess(status))
    return parseBody(await new Response(data).text());
  return data ?? undefined;
}

async function toAnswer(response: AxiosResponse<unknown>): Promise<WireAnswer> {
  const headers = new Map(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return {
    status: response.status,
    statusText: response.statusText,
    body: await bodyOf(response),
    header: (name) => headers.get(name),
  };
}

function failure(error: AxiosError<unknown>, call: string): ApiError {
  if (error.code === AxiosError.ERR_CANCELED)
    return new ApiError('aborted', call, { cause: error });
  const setup = error.request === undefined && error.code !== AxiosError.ERR_NETWORK;
  return new ApiError(setup ? 'setup' : 'network', call, { cause: error });
}

function prepared(request: WireRequest, call: string): AxiosRequestConfig {
  try {
    return configOf(request);
  } catch (error) {
    throw new ApiError('setup', call, { cause: error });
  }
}

/**
 * Sends through axios. The session's interceptors have run by the time an answer arrives here; an
 * error with a response is an answer, too. The request leaves synchronously, because a closing page
 * has no later.
 */
export const axiosTransport =
  (http: AxiosInstance): Transport =>
  async (request) => {
    const call = `${request.method} ${request.url}`;
    const config = prepared(request, call);
    try {
      return await toAnswer(await http.request<unknown>(config));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (!isAxiosError<unknown>(error)) throw new ApiError('network', call, { cause: error });
      if (error.response) return toAnswer(error.response);
      throw failure(error, call);
    }
  };
