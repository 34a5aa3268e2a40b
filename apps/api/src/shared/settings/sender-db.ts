import type { Db, Tx } from '../../db/database';
import { academy } from '../../db/schema';

/** The academy as people outside read it: its name, and whom to call. */
export async function readSender(db: Db | Tx): Promise<{ academy: string; deskPhone: string }> {
  const [row] = await db
    .select({ academy: academy.name, deskPhone: academy.deskPhone })
    .from(academy);
  return { academy: row?.academy || '학원', deskPhone: row?.deskPhone ?? '' };
}
