import {
  defaultNoticeSettings,
  noticeSettingsSchema,
  type NoticeSettings,
} from '@academy/domain/messages';
import type { Db, Tx } from '../../db/database';
import { noticeSettings } from '../../db/schema';

/** Settings as they were kept; what a later release has added is as it is at first. */
export const keptNoticeSettings = (value: unknown): NoticeSettings =>
  noticeSettingsSchema.parse({ ...defaultNoticeSettings, ...Object(value) });

/** What guardians are told; null until somebody saved: nothing. */
export async function readNoticeSettings(db: Db | Tx): Promise<NoticeSettings | null> {
  const [row] = await db.select({ value: noticeSettings.value }).from(noticeSettings);
  return row ? keptNoticeSettings(row.value) : null;
}
