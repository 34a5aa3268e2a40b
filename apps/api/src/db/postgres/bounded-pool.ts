import { AsyncResource } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Tracing } from '../../tracing/tracing';

/**
 * This many callers may wait for a connection, which a whole school in the same second does;
 * whoever comes then is told at once that there are too many.
 */
const LINE = 1_000;

/** PostgreSQL's own word for it. */
const TOO_MANY = '53300';

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
 * A pool with an end to its line. Everybody who registers in the same second waits for a turn; only
 * a line that nobody would sit out is refused, and then without the wait.
 */
export class BoundedPool extends Pool {
  readonly #line: number;
  readonly #traced: boolean;

  constructor({ line = LINE, traced, ...config }: BoundedPoolConfig) {
    super(config);
    this.#line = line;
    this.#traced = traced !== undefined;
    if (traced)
      this.on('connect', (client) => {
        const { query } = client;
        Object.assign(client, { query: traced((...given) => Reflect.apply(query, client, given)) });
      });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    // Who waited for a connection goes on in the call that asked for it.
    const bound = callback && this.#traced ? AsyncResource.bind(callback) : callback;
    if (this.waitingCount < this.#line) return bound ? super.connect(bound) : super.connect();
    const full = Object.assign(new Error('too many wait for a connection'), { code: TOO_MANY });
    if (!callback) return Promise.reject(full);
    callback(full, undefined, () => undefined);
  }
}
