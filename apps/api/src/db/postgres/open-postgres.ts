import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from '../database';
import * as schema from '../schema';

export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new Pool({ connectionString: databaseUrl, max: 8 });
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), kind: 'postgres', listen: async () => async () => undefined, close: () => pool.end() };
}
