import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolConfig } from 'pg';
import type { Tracing } from '../../tracing/tracing';
import type { Database } from '../database';
import { BoundedPool } from './bounded-pool';
import { heardClient, socketSilentAtMost, type OnError } from './connection';
import { createListener } from './listener';

/**
 * Milliseconds. A statement or a lock that takes longer is cancelled. A caller waits in line for a
 * connection as long as a whole school that registers in the same second needs for it, and is
 * refused when that was not enough.
 */
export const limits = {
  max: 8,
  connectionTimeoutMillis: 6_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
} satisfies PoolConfig;

/**
 * Milliseconds. The limits above have the server speak before that; an idle connection is closed
 * before it, too.
 */
export const SILENT_MS = 11_000;

/** UTC in all connections, so that what SQL prints of an instant is the same text. */
export const serverOf = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  options: '-c timezone=UTC',
});

/**
 * A pool on a PostgreSQL server. `onError` gets the error of each connection that is lost, idle or
 * not; the pool replaces it.
 */
export function openPostgres(
  databaseUrl: string,
  onError: OnError = () => undefined,
  tracing?: Pick<Tracing, 'query'>,
): Database {
  const server = serverOf(databaseUrl);
  const pool = new BoundedPool({
    ...server,
    ...limits,
    application_name: 'academy',
    stream: socketSilentAtMost(SILENT_MS),
    Client: heardClient(onError),
    traced: tracing?.query,
  });
  // The pool repeats here what its idle connections say: `onError` has it.
  pool.on('error', () => undefined);
  const listener = createListener(server, onError);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await listener.close();
    await pool.end();
  };
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    kind: 'postgres',
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (channel, handler, onGap) => listener.listen({ channel, handler, onGap }),
    close: () => (closing ??= close()),
  };
}
