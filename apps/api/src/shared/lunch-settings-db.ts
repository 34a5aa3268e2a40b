import type { ManagerId } from '@academy/domain/ids';
import { defaultLunchSettings, lunchSettingsSchema, type LunchSettings } from '@academy/domain/settings';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { lunchSettings, managers } from '../db/schema';

/** The settings with what `If-Match` and the audit log need. Version 0: nothing was ever saved. */
export interface StoredLunchSettings {
  settings: LunchSettings;
  version: number;
  updatedAt: Date;
  updatedByName: string | null;
}

const NEVER_SAVED: StoredLunchSettings = { settings: defaultLunchSettings, version: 0, updatedAt: new Date(0), updatedByName: null };

/** What managers decided about meals; the domain's defaults until somebody saves. */
export async function readLunchSettings(db: Db | Tx): Promise<LunchSettings> {
  const [row] = await db.select({ value: lunchSettings.value }).from(lunchSettings);
  return row ? lunchSettingsSchema.parse(row.value) : defaultLunchSettings;
}

export async function readStoredLunchSettings(db: Db | Tx): Promise<StoredLunchSettings> {
  const [row] = await db.select({ value: lunchSettings.value, version: lunchSettings.version, updatedAt: lunchSettings.updatedAt, updatedByName: managers.name })
    .from(lunchSettings).leftJoin(managers, eq(managers.id, lunchSettings.updatedBy));
  if (!row) return NEVER_SAVED;
  const { value, ...rest } = row;
  return { settings: lunchSettingsSchema.parse(value), ...rest };
}

/** Writes the settings if `version` is still the present one; false when somebody was faster. */
export async function writeLunchSettings(tx: Tx, { settings, version, by, now }: { settings: LunchSettings; version: number; by: ManagerId; now: Date }): Promise<boolean> {
  const changed = { value: settings, version: version + 1, updatedAt: now, updatedBy: by };
  const written = version === 0
    ? await tx.insert(lunchSettings).values({ ...changed, id: 1 }).onConflictDoNothing().returning({ id: lunchSettings.id })
    : await tx.update(lunchSettings).set(changed).where(eq(lunchSettings.version, version)).returning({ id: lunchSettings.id });
  return written.length > 0;
}
