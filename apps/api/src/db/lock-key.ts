import { sql, type SQL } from 'drizzle-orm';

/**
 * The key of an advisory lock. PostgreSQL has one space of them for a whole database: the schema is
 * in the key, so that academies of one database do not wait for each other.
 */
export const lockKey = (name: string): SQL =>
  sql`hashtextextended(concat(current_schema(), ' ', ${name}::text), 0)`;
