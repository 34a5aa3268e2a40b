import { ApiError } from './api-error';
import { parseBody, type Transport } from './wire';

/**
 * Sends through fetch: for calls that need no session (the login screen works before axios is loaded), and, with `keepalive`, for
 * what must reach the server while the page goes away (at most 64 KiB over all of them).
 */
export const fetchTransport = (baseURL: string, { keepalive = false } = {}): Transport => async ({ method, url, body, headers, signal }) => {
  const call = `${method} ${url}`;
  const request = makeRequest();
  try {
    const response = await fetch(request);
    const text = await response.text();
    return { status: response.status, statusText: response.statusText, body: parseBody(text), header: (name) => response.headers.get(name) ?? undefined };
  } catch (error) {
    throw new ApiError(signal?.aborted ? 'aborted' : 'network', call, undefined, error);
  }

  function makeRequest(): Request {
    try {
      return new Request(`${baseURL}${url}`, {
        method,
        headers: { Accept: 'application/json, text/plain, */*', ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        credentials: 'include',
        keepalive,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
    } catch (error) {
      throw new ApiError('setup', call, undefined, error);
    }
  }
};
