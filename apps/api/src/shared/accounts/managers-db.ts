import type { ManagerId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers } from '../../db/schema';

/** The name that the audit log keeps of a manager. */
export async function managerName(db: Db | Tx, id: ManagerId): Promise<string> {
  const [manager] = await db
    .select({ name: managers.name })
    .from(managers)
    .where(eq(managers.id, id));
  return manager?.name ?? id;
}
