import type { ApiError } from '../api-error';
import type { WireAnswer } from '../wire';

/**
 * How an answer of some server becomes our own shape, before the endpoint's schema checks it.
 * `answer` reshapes a 2xx body; `refusal` turns a refused answer into a result, or leaves it refused by returning undefined.
 */
export interface Accept {
  answer?: (body: unknown, answer: WireAnswer) => unknown;
  refusal?: (error: ApiError) => unknown;
}

export type AcceptTable<T> = { readonly [K in keyof T]?: Accept };
