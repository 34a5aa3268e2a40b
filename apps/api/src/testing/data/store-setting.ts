import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { settings } from '../../db/schema';
import type { Setting } from '../../shared/settings/setting-db';

/** Saves a setting past its page, over what is there; what is left out is as it is at first. */
export async function storeSetting<Value extends object>(
  db: Pick<Db, 'insert'>,
  { name }: Setting<Value>,
  value: Partial<Value>,
  updatedAt?: Date,
): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value, updatedAt: updatedAt ?? new Date(0) })
    .onConflictDoUpdate({ target: settings.name, set: { value, ...(updatedAt && { updatedAt }) } });
}

/** Settings as before their first save. */
export const forgetSettings = async (db: Db, ...which: { name: string }[]): Promise<void> =>
  void (await db.delete(settings).where(
    inArray(
      settings.name,
      which.map(({ name }) => name),
    ),
  ));
