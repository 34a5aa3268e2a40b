import type { Endpoint, RequestOf, ResponseOf } from '@academy/domain/http';
import type { AcceptTable } from './accept/accept';
import type { Client } from './client';
import type { ReceivedFile } from './answers/received-file';
import type { RequestParts, SendOptions } from './send-options';

type EndpointTable = Record<string, Endpoint>;

/** True when a part is not declared, or nothing in it is required. */
type MayMiss<R, K> = K extends keyof R
  ? unknown extends R[K]
    ? true
    : Record<never, never> extends R[K]
      ? true
      : false
  : true;
type Bare<R> = [MayMiss<R, 'params'>, MayMiss<R, 'query'>, MayMiss<R, 'body'>] extends [
  true,
  true,
  true,
]
  ? true
  : false;

/**
 * What a caller hands in: the parts of the table, and a file as the `Blob` or `File` that it is.
 */
type Request<E extends Endpoint> = RequestOf<E> &
  (E extends { takes: string } ? { body: Blob } : unknown);
/** What a caller gets: the answer of the table, and a file with its name. */
type Result<E extends Endpoint> = E extends { answers: 'file' } ? ReceivedFile : ResponseOf<E>;

/**
 * One endpoint as a typed function: `api.readMonth({ params, signal })`. Rejects with `ApiError`
 * only.
 */
export type Call<E extends Endpoint> =
  Bare<Request<E>> extends true
    ? (request?: Partial<Request<E>> & SendOptions) => Promise<Result<E>>
    : (request: Request<E> & SendOptions) => Promise<Result<E>>;

export type Calls<T extends EndpointTable> = { [K in keyof T]: Call<T[K]> };

/**
 * Turns a table of endpoints into typed calls, with the normalisers of other servers' answers where
 * there are any. This is the one place in the package where a cast is allowed: TypeScript can't
 * follow a mapped type through a loop.
 */
export function bind<T extends EndpointTable>(
  client: Client,
  table: T,
  accepts: AcceptTable<T> = {},
): Calls<T> {
  const entries = Object.entries(table).map(([name, endpoint]) => [
    name,
    (request: RequestParts & SendOptions = {}) => client.send(endpoint, request, accepts[name]),
  ]);
  return Object.fromEntries(entries) as Calls<T>;
}
