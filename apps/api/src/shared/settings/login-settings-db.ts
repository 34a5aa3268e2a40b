import {
  defaultLoginSettings,
  loginSettingsSchema,
  type EditedLoginSettings,
  type LoginSettings,
} from '@academy/domain/login';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { loginSettings, managers } from '../../db/schema';
import { savedBy, type TabChange } from './saved-by';
import { keptSettings } from './kept-settings';

/** What the academy asks of a login; the defaults and version 0 before the first save. */
export async function readEditedLoginSettings(db: Db | Tx): Promise<EditedLoginSettings> {
  const [row] = await db
    .select({ stored: loginSettings, updatedByName: managers.name })
    .from(loginSettings)
    .leftJoin(managers, eq(managers.id, loginSettings.updatedBy));
  const settings = row
    ? keptSettings(loginSettingsSchema, defaultLoginSettings, row.stored.value)
    : defaultLoginSettings;
  return { settings, ...savedBy(row && { ...row.stored, updatedByName: row.updatedByName }) };
}

export const readLoginSettings = async (db: Db | Tx): Promise<LoginSettings> =>
  (await readEditedLoginSettings(db)).settings;

/** Writes the settings if `version` is still the present one; false when another save came first. */
export async function writeLoginSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<LoginSettings>,
): Promise<boolean> {
  const changed = { value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(loginSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: loginSettings.id })
      : await tx
          .update(loginSettings)
          .set(changed)
          .where(eq(loginSettings.version, version))
          .returning({ id: loginSettings.id });
  return written.length > 0;
}
