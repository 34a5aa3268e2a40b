import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

/** Resolves when the database answers. */
export const pingDatabase = (db: Db): Promise<unknown> => db.execute(sql`select 1`);
