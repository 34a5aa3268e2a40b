import type { ManagerId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { managers } from '../../db/schema';

/** The branches that an account was given, by their slugs. */
export async function readGivenBranches(db: Db, id: ManagerId): Promise<readonly string[]> {
  const [row] = await db
    .select({ branches: managers.branches })
    .from(managers)
    .where(eq(managers.id, id));
  return row?.branches ?? [];
}
