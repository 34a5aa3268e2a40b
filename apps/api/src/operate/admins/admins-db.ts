import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers } from '../../db/schema';

/** How many admins can sign in. */
export const countAdmins = (db: Db | Tx): Promise<number> =>
  db.$count(managers, and(eq(managers.role, 'ADMIN'), eq(managers.status, 'ACTIVE')));
