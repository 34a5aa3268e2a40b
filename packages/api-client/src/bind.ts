import type { Endpoint, RequestOf, ResponseOf } from '@academy/domain/http';
import type { AcceptTable } from './accept/accept';
import type { Client } from './client';
import type { RequestParts, SendOptions } from './send-options';

type EndpointTable = Record<string, Endpoint>;

/** True when a part is not declared, or nothing in it is required. */
type MayMiss<R, K> = K extends keyof R ? (unknown extends R[K] ? true : Record<never, never> extends R[K] ? true : false) : true;
type Bare<R> = [MayMiss<R, 'params'>, MayMiss<R, 'query'>, MayMiss<R, 'body'>] extends [true, true, true] ? true : false;

/** One endpoint as a typed function: `api.readMonth({ params, signal })`. Rejects with `ApiError` only. */
export type Call<E extends Endpoint> = Bare<RequestOf<E>> extends true
  ? (request?: Partial<RequestOf<E>> & SendOptions) => Promise<ResponseOf<E>>
  : (request: RequestOf<E> & SendOptions) => Promise<ResponseOf<E>>;

export type Calls<T extends EndpointTable> = { [K in keyof T]: Call<T[K]> };

/**
 * Turns a table of endpoints into typed calls, with the normalisers of other servers' answers where there are any.
 * This is the one place in the package where a cast is allowed: TypeScript can't follow a mapped type through a loop.
 */
export function bind<T extends EndpointTable>(client: Client, table: T, accepts: AcceptTable<T> = {}): Calls<T> {
  const entries = Object.entries(table).map(([name, endpoint]) => [
    name,
    (request: RequestParts & SendOptions = {}) => client.send(endpoint, request, accepts[name]),
  ]);
  return Object.fromEntries(entries) as Calls<T>;
}
