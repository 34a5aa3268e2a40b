import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { tablesIn } from '../../db/postgres/emptiness';
import { openSession } from '../../db/postgres/open-session';

/** What a database answers from outside of the app. */
export async function ask<Row extends Record<string, unknown>>(
  url: string,
  query: string,
): Promise<Row[]> {
  const { db, close } = await openSession(url);
  return db
    .execute<Row>(sql.raw(query))
    .then(({ rows }) => rows)
    .finally(close);
}

export async function tables(url: string): Promise<string[]> {
  const { db, close } = await openSession(url);
  return tablesIn(db).finally(close);
}

/**
 * Holds whatever runs `tag` in the database, once `when` is true, until the answer is called. Its
 * connection can be cut meanwhile.
 */
export async function holdDdl(url: string, tag: string, when = 'true') {
  await ask(
    url,
    `create schema held; create function held.wait() returns event_trigger language plpgsql as $$ begin if ${when} then perform pg_advisory_xact_lock(7); end if; end $$; create event trigger held on ddl_command_start when tag in ('${tag}') execute function held.wait()`,
  );
  const holder = await openSession(url);
  await holder.db.execute(sql`select pg_advisory_lock(7)`);
  const waiting =
    "select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'";
  return {
    async cut() {
      const [found] = await vi.waitUntil(
        () => ask<{ pid: number }>(url, waiting).then((rows) => rows.length > 0 && rows),
        { timeout: 60_000 },
      );
      await ask(url, `select pg_terminate_backend(${found?.pid})`);
    },
    release: () => holder.close(),
  };
}
