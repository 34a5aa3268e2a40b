import type { PointSettings } from '@academy/domain/points';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { pointSettings } from '../../db/schema';
import type { TabChange } from '../../shared/settings/saved-by';

/** Writes the steps if `version` is still the present one; false when somebody was faster. */
export async function writePointSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<PointSettings>,
): Promise<boolean> {
  const changed = { value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(pointSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: pointSettings.id })
      : await tx
          .update(pointSettings)
          .set(changed)
          .where(eq(pointSettings.version, version))
          .returning({ id: pointSettings.id });
  return written.length > 0;
}
