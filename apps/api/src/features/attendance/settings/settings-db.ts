import {
  attendanceSettingsSchema,
  defaultAttendanceSettings,
  type AttendanceSettings,
  type EditedAttendanceSettings,
} from '@academy/domain/attendance';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { attendanceSettings, managers, pointPresets } from '../../../db/schema';
import { savedBy, type TabChange } from '../../../shared/settings/saved-by';
import { keptSettings } from '../../../shared/settings/kept-settings';

/**
 * The penalties that attendance can propose, in the order of the list: what is hidden only if it is
 * chosen already.
 */
async function readProposable(db: Db | Tx, { late, absent }: AttendanceSettings['proposals']) {
  const presets = await db
    .select()
    .from(pointPresets)
    .where(eq(pointPresets.pointType, 'PENALTY'))
    .orderBy(asc(pointPresets.position), asc(pointPresets.id));
  return presets
    .map(({ id, ...preset }) => ({ ...preset, id: String(id) }))
    .filter(({ id, hidden }) => !hidden || id === late || id === absent)
    .map(({ id, name, points }) => ({ id, name, points }));
}

/** The settings for editing; version 0 before the first save. */
export async function readEditedAttendanceSettings(db: Db | Tx): Promise<EditedAttendanceSettings> {
  const [row] = await db
    .select({ stored: attendanceSettings, updatedByName: managers.name })
    .from(attendanceSettings)
    .leftJoin(managers, eq(managers.id, attendanceSettings.updatedBy));
  const settings = row
    ? keptSettings(attendanceSettingsSchema, defaultAttendanceSettings, row.stored.value)
    : defaultAttendanceSettings;
  return {
    settings,
    presets: await readProposable(db, settings.proposals),
    ...savedBy(row && { ...row.stored, updatedByName: row.updatedByName }),
  };
}

/** Writes the settings if `version` is still the present one; false after a newer save. */
export async function writeAttendanceSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<AttendanceSettings>,
): Promise<boolean> {
  const changed = { value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(attendanceSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: attendanceSettings.id })
      : await tx
          .update(attendanceSettings)
          .set(changed)
          .where(eq(attendanceSettings.version, version))
          .returning({ id: attendanceSettings.id });
  return written.length > 0;
}
