import type { AcademyDraft, EditedAcademy } from '@academy/domain/settings';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { academy, managers } from '../../db/schema';
import { savedBy, type TabChange } from '../../shared/settings/saved-by';

const UNNAMED: AcademyDraft = {
  name: '',
  companyLines: [],
  manualUrl: '',
  deskPhone: '',
  channelUrl: '',
};

/**
 * What the academy says about itself, with its version; empty texts and version 0 until it was
 * entered.
 */
export async function readEditedAcademy(db: Db | Tx): Promise<EditedAcademy> {
  const [row] = await db
    .select({ academy, updatedByName: managers.name })
    .from(academy)
    .leftJoin(managers, eq(managers.id, academy.updatedBy));
  if (!row) return { academy: UNNAMED, ...savedBy(undefined) };
  const { name, companyLines, manualUrl, deskPhone, channelUrl } = row.academy;
  return {
    academy: { name, companyLines, manualUrl, deskPhone, channelUrl },
    ...savedBy({ ...row.academy, updatedByName: row.updatedByName }),
  };
}

/**
 * Writes the academy's facts if `version` is still the present one; false when somebody was faster.
 */
export async function writeAcademy(
  tx: Tx,
  { value, version, by, now }: TabChange<AcademyDraft>,
): Promise<boolean> {
  const changed = { ...value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx.insert(academy).values(changed).onConflictDoNothing().returning({ id: academy.id })
      : await tx
          .update(academy)
          .set(changed)
          .where(eq(academy.version, version))
          .returning({ id: academy.id });
  return written.length > 0;
}
