import type { Db } from '../../db/database';
import { managers } from '../../db/schema';

/** Whether there is no account yet: the next one is the first. */
export const isWithoutAccounts = async (db: Db): Promise<boolean> =>
  (await db.select({ id: managers.id }).from(managers).limit(1)).length === 0;
