import type { NoticeSettings } from '@academy/domain/messages';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { students } from '../../db/schema';
import { noticeSetting } from '../../shared/settings/kept-settings';
import { writeSetting, type SettingChange } from '../../shared/settings/setting-db';
import { retryOverBudget } from './budget-db';

/** Writes them if `version` is still the present one; false after another save. */
export async function writeNoticeSettings(
  tx: Tx,
  change: SettingChange<NoticeSettings>,
): Promise<boolean> {
  const written = await writeSetting(tx, noticeSetting, change);
  if (written) await retryOverBudget(tx, change.value, change.now);
  return written;
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
