import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolConfig } from 'pg';
import type { Tracing } from '../../tracing/tracing';
import type { Database } from '../database';
import * as schema from '../schema';
import { createListener } from './listener';
import { BoundedPool } from './bounded-pool';

/**
 * Milliseconds. A statement or a lock that takes longer is cancelled. A caller waits in line for a
 * connection as long as a whole school that registers in the same second needs for it, and is told
 * so when that was not enough.
 */
const limits = {
  max: 8,
  connectionTimeoutMillis: 6_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
} satisfies PoolConfig;

/**
 * A pool on a PostgreSQL server. `onError` is told about connections lost while idle; the pool
 * replaces them.
 */
export function openPostgres(
  databaseUrl: string,
  onError: (error: unknown) => void = () => undefined,
  tracing?: Pick<Tracing, 'query'>,
): Database {
  // UTC in both drivers, so that what SQL prints of an instant is the same text.
  const server = { connectionString: databaseUrl, options: '-c timezone=UTC' };
  const pool = new BoundedPool({
    ...server,
    ...limits,
    application_name: 'academy',
    traced: tracing?.query,
  });
  pool.on('error', onError);
  const listener = createListener(server, onError);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await listener.close();
    await pool.end();
  };
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    kind: 'postgres',
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: listener.listen,
    close: () => (closing ??= close()),
  };
}
