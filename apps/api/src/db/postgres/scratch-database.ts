import { randomUUID } from 'node:crypto';
import { openSession } from './open-session';
import { sql } from 'drizzle-orm';

/** Lends an empty database of its own on the server of `databaseUrl`, whose user must be allowed to create databases (CREATEDB). It is gone afterwards. */
export async function withScratchDatabase<T>(databaseUrl: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const name = `academy_verify_${randomUUID().replaceAll('-', '')}`;
  const scratch = new URL(databaseUrl);
  scratch.pathname = `/${name}`;
  const session = await openSession(databaseUrl);
  try {
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
