import { sql } from 'drizzle-orm';
import type { Tx } from '../database';

/** Keys of all pictures that the database knows, in order: the others in the store are nobody's. */
export async function readPictureKeys(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(
    sql`select key from public.stored_pictures order by key collate "C"`,
  );
  return rows.map(({ key }) => key);
}
