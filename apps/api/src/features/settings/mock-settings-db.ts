import { subjectOptions } from '@academy/domain/mocks';
import type { EditedMockSettings, MockSettingsDraft } from '@academy/domain/settings';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, mockExamSettings } from '../../db/schema';
import { savedBy, type TabChange } from '../../shared/settings/saved-by';

/**
 * The electives as managers typed them and as students see them, and what a new exam starts from;
 * the defaults and version 0 until somebody saved.
 */
export async function readEditedMockSettings(db: Db | Tx): Promise<EditedMockSettings> {
  const [row] = await db
    .select({ settings: mockExamSettings, updatedByName: managers.name })
    .from(mockExamSettings)
    .leftJoin(managers, eq(managers.id, mockExamSettings.updatedBy));
  const text = row?.settings.subjectOptions ?? '';
  const { allowOnSiteExam = true, paperOnlyNotice = '' } = row?.settings ?? {};
  return {
    subjectOptions: text,
    allowOnSiteExam,
    paperOnlyNotice,
    subjects: subjectOptions(text),
    ...savedBy(row && { ...row.settings, updatedByName: row.updatedByName }),
  };
}

/** Writes the settings if `version` is still the present one; false when somebody was faster. */
export async function writeMockSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<MockSettingsDraft>,
): Promise<boolean> {
  const changed = { ...value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(mockExamSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: mockExamSettings.id })
      : await tx
          .update(mockExamSettings)
          .set(changed)
          .where(eq(mockExamSettings.version, version))
          .returning({ id: mockExamSettings.id });
  return written.length > 0;
}
