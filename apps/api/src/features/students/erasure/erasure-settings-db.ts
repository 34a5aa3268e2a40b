import {
  defaultErasureSettings,
  erasesFrom,
  erasureSettingsSchema,
  type EditedErasureSettings,
  type ErasureSettings,
  type ErasureTerms,
} from '@academy/domain/students';
import { seoulDay } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { erasureSettings, managers } from '../../../db/schema';
import { savedBy, type TabChange } from '../../../shared/settings/saved-by';
import { keptSettings } from '../../../shared/settings/kept-settings';

/** When who left is erased; never and version 0 before the first save. */
export async function readEditedErasureSettings(db: Db | Tx): Promise<EditedErasureSettings> {
  const [row] = await db
    .select({ stored: erasureSettings, updatedByName: managers.name })
    .from(erasureSettings)
    .leftJoin(managers, eq(managers.id, erasureSettings.updatedBy));
  const settings = row
    ? keptSettings(erasureSettingsSchema, defaultErasureSettings, row.stored.value)
    : defaultErasureSettings;
  return { settings, ...savedBy(row && { ...row.stored, updatedByName: row.updatedByName }) };
}

/** The rule, with the first day on which anything is erased by it. */
export type KeptTerms = ErasureSettings & ErasureTerms;

const termsOf = (row: typeof erasureSettings.$inferSelect | undefined): KeptTerms => ({
  ...(row
    ? keptSettings(erasureSettingsSchema, defaultErasureSettings, row.value)
    : defaultErasureSettings),
  from: row ? erasesFrom(seoulDay(row.updatedAt)) : null,
});

/** The rule as it is. */
export async function readErasureTerms(db: Db | Tx): Promise<KeptTerms> {
  const [row] = await db.select().from(erasureSettings);
  return termsOf(row);
}

/** The same, held until the transaction ends: whoever switches the rule off waits for it. */
export async function holdErasureTerms(tx: Tx): Promise<KeptTerms> {
  const [row] = await tx.select().from(erasureSettings).for('share');
  return termsOf(row);
}

/** Writes the rule if `version` is still the present one; false when another save came first. */
export async function writeErasureSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<ErasureSettings>,
): Promise<boolean> {
  const changed = { value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(erasureSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: erasureSettings.id })
      : await tx
          .update(erasureSettings)
          .set(changed)
          .where(eq(erasureSettings.version, version))
          .returning({ id: erasureSettings.id });
  return written.length > 0;
}
