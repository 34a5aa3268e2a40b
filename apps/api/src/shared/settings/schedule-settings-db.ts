import {
  defaultScheduleSettings,
  scheduleSettingsSchema,
  type ScheduleSettings,
} from '@academy/domain/schedule';
import type { Db, Tx } from '../../db/database';
import { scheduleSettings } from '../../db/schema';

/** What managers decided about schedules; the domain's defaults before the first save. */
export async function readScheduleSettings(db: Db | Tx): Promise<ScheduleSettings> {
  const [row] = await db.select({ value: scheduleSettings.value }).from(scheduleSettings);
  return row ? scheduleSettingsSchema.parse(row.value) : defaultScheduleSettings;
}
