import { ApiError } from './api-error';
import { parseBody, type Transport } from './wire';

/**
 * Sends through fetch: for calls that need no session (the login screen works before axios is loaded), and, with `keepalive`, for
 * what must reach the server while the page goes away (at most 64 KiB over all of them).
 */
export const fetchTransport =
  (baseURL: string, { keepalive = false } = {}): Transport =>
  async ({ method, url, body, headers, signal }) => {
    const call = `${method} ${url}`;
    const init = prepare();
    try {
      const response = await fetch(`${baseURL}${url}`, {
        ...init,
        method,
        credentials: 'include',
        keepalive,
        ...(signal && { signal }),
      });
      const text = await response.text();
      return {
        status: response.status,
        statusText: response.statusText,
        body: parseBody(text),
        header: (name) => response.headers.get(name) ?? undefined,
      };
    } catch (error) {
      throw new ApiError(signal?.aborted ? 'aborted' : 'network', call, { cause: error });
    }

    /** What can be wrong with a request shows here, before anything is sent. */
    function prepare(): { headers: Headers; body?: string } {
      try {
        const all = new Headers({
          Accept: 'application/json, text/plain, */*',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        });
        return { headers: all, ...(body !== undefined && { body: JSON.stringify(body) }) };
      } catch (error) {
        throw new ApiError('setup', call, { cause: error });
      }
    }
  };
