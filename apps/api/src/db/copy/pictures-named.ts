import { sql } from 'drizzle-orm';
import type { Tx } from '../database';

/** Keys of all pictures in the database, in order; any other key in the store is unused. */
export async function readPictureKeys(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(
    sql`select key from stored_pictures order by key collate "C"`,
  );
  return rows.map(({ key }) => key);
}
