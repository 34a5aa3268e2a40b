import type { PGlite } from '@electric-sql/pglite';

const EVERY_MS = 10 * 60_000;
/** Less new log than this is not worth the pause. */
const WORTH_IT_BYTES = 1_000_000;

/**
 * What PostgreSQL's background processes would do, and the embedded one has none: bound the log,
 * reclaim dead rows, keep statistics.
 */
async function vacuumAndCheckpoint(client: PGlite): Promise<void> {
  await client.exec('vacuum (analyze)');
  await client.exec('checkpoint');
}

/** Bytes of log ever written. */
async function logPosition(client: PGlite): Promise<number> {
  const { rows } = await client.query<{ position: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as position",
  );
  return Number(rows[0]?.position ?? 0);
}

/** Does that every ten minutes, when something was written. Returns the stop. */
export function maintainRegularly(client: PGlite, onError: (error: unknown) => void): () => void {
  let done = 0;
  const maintain = async () => {
    const now = await logPosition(client);
    if (now - done < WORTH_IT_BYTES) return;
    await vacuumAndCheckpoint(client);
    done = await logPosition(client);
  };
  const timer = setInterval(() => void maintain().catch(onError), EVERY_MS).unref();
  return () => clearInterval(timer);
}
