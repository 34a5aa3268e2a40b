import { AsyncResource } from 'node:async_hooks';
import { Pool, type ClientBase, type PoolClient, type PoolConfig } from 'pg';
import type { Tracing } from '../../tracing/tracing';

/**
 * How many callers may wait for a connection, a whole school in one second; more are refused at
 * once.
 */
const LINE = 1_000;

/** PostgreSQL's own word for it. */
const TOO_MANY = '53300';

export const lineIsFull = (): Error =>
  Object.assign(new Error('too many wait for a connection'), { code: TOO_MANY });

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

interface BoundedPoolConfig extends PoolConfig {
  line?: number;
  /** Follows each statement. */
  traced?: Tracing['query'] | undefined;
}

/**
 * A lent connection goes back by itself when it is lost. Drizzle's transaction begins outside of
 * its `finally`: one whose `begin` met a connection that had just ended kept it for ever, and eight
 * of them the whole pool.
 */
function givenBackWhenLost(client: PoolClient): PoolClient {
  const { release } = client;
  let isBack = false;
  const giveBack = (reason?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off('end', lost);
    release(reason);
  };
  const lost = () => giveBack(true);
  client.once('end', lost);
  return Object.assign(client, { release: giveBack });
}

/** Has each statement of a connection followed. */
export function followStatements(client: ClientBase, traced: Tracing['query']): void {
  const { query } = client;
  Object.assign(client, { query: traced((...given) => Reflect.apply(query, client, given)) });
}

/**
 * A pool with a bounded queue: a rush waits for its turn; only a queue too long to wait for is
 * refused, at once.
 */
export class BoundedPool extends Pool {
  readonly #line: number;
  readonly #traced: boolean;

  constructor({ line = LINE, traced, ...config }: BoundedPoolConfig) {
    super(config);
    this.#line = line;
    this.#traced = traced !== undefined;
    if (traced) this.on('connect', (client) => followStatements(client, traced));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    // Who waited for a connection goes on in the call that asked for it.
    const bound = callback && this.#traced ? AsyncResource.bind(callback) : callback;
    if (this.waitingCount < this.#line)
      return bound ? super.connect(bound) : super.connect().then(givenBackWhenLost);
    const full = lineIsFull();
    if (!callback) return Promise.reject(full);
    callback(full, undefined, () => undefined);
  }
}
