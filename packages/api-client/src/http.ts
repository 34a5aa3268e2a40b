import {
  AxiosError,
  create,
  isAxiosError,
  type AxiosInstance,
  type AxiosProgressEvent,
  type AxiosResponse,
} from 'axios';
import { ApiError } from './api-error';
import { parseBody, type Transport, type WireAnswer } from './wire';

/** An axios instance with the portal's habits: JSON bodies, no timeout, success is 200–299, cookies go along. */
export const createHttp = (baseURL: string): AxiosInstance =>
  create({
    baseURL,
    timeout: 0,
    withCredentials: true,
    validateStatus: (status) => status >= 200 && status <= 299,
    responseType: 'text',
    transformResponse: [parseBody],
  });

/** A refusal of a call for a file comes as bytes too, and is the JSON of any other refusal. */
function bodyOf({ data, status }: AxiosResponse<unknown>): unknown {
  if (!(data instanceof ArrayBuffer || data instanceof Uint8Array)) return data;
  const bytes = new Uint8Array(data);
  return status >= 200 && status <= 299 ? bytes : parseBody(new TextDecoder().decode(bytes));
}

/** 0 to 1; null while the length is unknown. */
const fraction = ({ loaded, total }: AxiosProgressEvent) => (total ? loaded / total : null);

const toAnswer = (response: AxiosResponse<unknown>): WireAnswer => {
  const headers = new Map(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return {
    status: response.status,
    statusText: response.statusText,
    body: bodyOf(response),
    header: (name) => headers.get(name),
  };
};

function failure(error: AxiosError<unknown>, call: string): ApiError {
  if (error.code === AxiosError.ERR_CANCELED)
    return new ApiError('aborted', call, { cause: error });
  const setup = error.request === undefined && error.code !== AxiosError.ERR_NETWORK;
  return new ApiError(setup ? 'setup' : 'network', call, { cause: error });
}

/**
 * Sends through axios. Interceptors of the instance (the session's) have run when the answer comes here; an answer that they let
 * fail is an answer all the same.
 */
export const axiosTransport =
  (http: AxiosInstance): Transport =>
  async ({ method, url, body, headers, signal, bytes, onProgress }) => {
    try {
      return toAnswer(
        await http.request<unknown>({
          method,
          url,
          data: body,
          headers: {
            ...(body instanceof Blob && {
              'Content-Type': body.type || 'application/octet-stream',
            }),
            ...headers,
          },
          ...(signal && { signal }),
          ...(bytes && { responseType: 'arraybuffer', transformResponse: [] }),
          ...(onProgress && {
            onUploadProgress: (event) => onProgress({ sent: fraction(event) }),
            onDownloadProgress: (event) => onProgress({ received: fraction(event) }),
          }),
        }),
      );
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (!isAxiosError<unknown>(error))
        throw new ApiError('network', `${method} ${url}`, { cause: error });
      if (error.response) return toAnswer(error.response);
      throw failure(error, `${method} ${url}`);
    }
  };
