import {
  attendanceSettingsSchema,
  defaultAttendanceSettings,
  type AttendanceSettings,
} from '@academy/domain/attendance';
import type { Db, Tx } from '../../db/database';
import { attendanceSettings } from '../../db/schema';
import { keptSettings } from './kept-settings';

/** How the academy keeps attendance; the domain's defaults before the first save. */
export async function readAttendanceSettings(db: Db | Tx): Promise<AttendanceSettings> {
  const [row] = await db.select({ value: attendanceSettings.value }).from(attendanceSettings);
  return row
    ? keptSettings(attendanceSettingsSchema, defaultAttendanceSettings, row.value)
    : defaultAttendanceSettings;
}
