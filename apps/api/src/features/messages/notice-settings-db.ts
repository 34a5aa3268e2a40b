import {
  defaultNoticeSettings,
  type EditedNoticeSettings,
  type NoticeSettings,
} from '@academy/domain/messages';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, noticeSettings, students } from '../../db/schema';
import { keptNoticeSettings } from '../../shared/messages/notice-settings-db';
import { savedBy, type TabChange } from '../../shared/settings/saved-by';
import { retryOverBudget } from './budget-db';

/** The notices to guardians; none, and version 0, until the first save. */
export async function readEditedNoticeSettings(db: Db | Tx): Promise<EditedNoticeSettings> {
  const [row] = await db
    .select({ stored: noticeSettings, updatedByName: managers.name })
    .from(noticeSettings)
    .leftJoin(managers, eq(managers.id, noticeSettings.updatedBy));
  const settings = row ? keptNoticeSettings(row.stored.value) : defaultNoticeSettings;
  return { settings, ...savedBy(row && { ...row.stored, updatedByName: row.updatedByName }) };
}

/** Writes them if `version` is still the present one; false after another save. */
export async function writeNoticeSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<NoticeSettings>,
): Promise<boolean> {
  const changed = { value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(noticeSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: noticeSettings.id })
      : await tx
          .update(noticeSettings)
          .set(changed)
          .where(eq(noticeSettings.version, version))
          .returning({ id: noticeSettings.id });
  if (written.length > 0) await retryOverBudget(tx, value, now);
  return written.length > 0;
}

/** An enrolled student named in the example of a notice. */
export async function readExampleName(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ name: students.name })
    .from(students)
    .where(and(isNull(students.deletedAt), eq(students.status, 'ENROLLED')))
    .orderBy(asc(students.id))
    .limit(1);
  return row?.name ?? null;
}
