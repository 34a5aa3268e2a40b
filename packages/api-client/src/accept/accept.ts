import type { ApiError } from '../answers/api-error';
import type { WireAnswer } from '../wire';

/**
 * How an answer of some server becomes our own shape, before the endpoint's schema checks it.
 * `answer` reshapes a 2xx body, at once or after fetching what that needs; `refusal` turns a
 * refused answer into a result, or leaves it refused by returning undefined; `fault` names what was
 * missing in a 2xx that the schema refused.
 */
export interface Accept {
  answer?: (body: unknown, answer: WireAnswer) => unknown;
  fault?: (body: unknown, answer: WireAnswer) => string | undefined;
  refusal?: (error: ApiError) => unknown;
}

export type AcceptTable<T> = { readonly [K in keyof T]?: Accept };
