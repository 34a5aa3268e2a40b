import { Pool, type PoolClient, type PoolConfig } from 'pg';

/**
 * So many callers may wait for a connection, which a whole school in the same second does; whoever
 * comes then is told at once that there are too many.
 */
const LINE = 1_000;

/** PostgreSQL's own word for it. */
const TOO_MANY = '53300';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool with an end to its line. Everybody who registers in the same second waits for a turn; only
 * a line that nobody would sit out is refused, and then without the wait.
 */
export class BoundedPool extends Pool {
  readonly #line: number;

  constructor({ line = LINE, ...config }: PoolConfig & { line?: number }) {
    super(config);
    this.#line = line;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (this.waitingCount < this.#line) return callback ? super.connect(callback) : super.connect();
    const full = Object.assign(new Error('too many wait for a connection'), { code: TOO_MANY });
    if (!callback) return Promise.reject(full);
    callback(full, undefined, () => undefined);
  }
}
