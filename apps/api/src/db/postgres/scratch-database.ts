import { randomUUID } from 'node:crypto';
import { openSession } from './open-session';
import { sql } from 'drizzle-orm';

/** The user may not create databases. */
export class MayNotCreate extends Error {}

/**
 * Lends an empty database of its own on the server of `databaseUrl`, whose user must be allowed to
 * create databases (CREATEDB). It is gone afterwards. Throws `MayNotCreate`.
 */
export async function withScratchDatabase<T>(
  databaseUrl: string,
  work: (scratchUrl: string) => Promise<T>,
): Promise<T> {
  const name = `academy_verify_${randomUUID().replaceAll('-', '')}`;
  const scratch = new URL(databaseUrl);
  scratch.pathname = `/${name}`;
  const session = await openSession(databaseUrl);
  try {
    const {
      rows: [user],
    } = await session.db.execute<{ name: string; may: boolean }>(
      sql`select rolname as name, rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`,
    );
    if (!user?.may) throw new MayNotCreate(user?.name);
    await session.db.execute(sql.raw(`create database ${name} template template0 encoding 'UTF8'`));
    try {
      return await work(scratch.href);
    } finally {
      await session.db.execute(sql.raw(`drop database ${name} with (force)`));
    }
  } finally {
    await session.close();
  }
}
