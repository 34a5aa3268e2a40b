import {
  defaultScheduleSettings,
  scheduleSettingsSchema,
  type ScheduleSettings,
} from '@academy/domain/schedule';
import type { EditedScheduleSettings } from '@academy/domain/settings';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, scheduleSettings } from '../../db/schema';
import { savedBy, type TabChange } from '../../shared/settings/saved-by';

/**
 * What managers decided about schedules; the domain's defaults and version 0 until somebody saved.
 */
export async function readEditedScheduleSettings(db: Db | Tx): Promise<EditedScheduleSettings> {
  const [row] = await db
    .select({ stored: scheduleSettings, updatedByName: managers.name })
    .from(scheduleSettings)
    .leftJoin(managers, eq(managers.id, scheduleSettings.updatedBy));
  const settings = row ? scheduleSettingsSchema.parse(row.stored.value) : defaultScheduleSettings;
  return { settings, ...savedBy(row && { ...row.stored, updatedByName: row.updatedByName }) };
}

/** Writes the settings if `version` is still the present one; false when somebody was faster. */
export async function writeScheduleSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<ScheduleSettings>,
): Promise<boolean> {
  const changed = { value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(scheduleSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: scheduleSettings.id })
      : await tx
          .update(scheduleSettings)
          .set(changed)
          .where(eq(scheduleSettings.version, version))
          .returning({ id: scheduleSettings.id });
  return written.length > 0;
}
