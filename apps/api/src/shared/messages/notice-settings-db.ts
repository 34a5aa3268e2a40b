import {
  defaultNoticeSettings,
  noticeSettingsSchema,
  type NoticeSettings,
} from '@academy/domain/messages';
import type { Db, Tx } from '../../db/database';
import { noticeSettings } from '../../db/schema';
import { keptSettings } from '../settings/kept-settings';

export const keptNoticeSettings = (value: unknown): NoticeSettings =>
  keptSettings(noticeSettingsSchema, defaultNoticeSettings, value);

/** What guardians are told; null before the first save: nothing is sent. */
export async function readNoticeSettings(db: Db | Tx): Promise<NoticeSettings | null> {
  const [row] = await db.select({ value: noticeSettings.value }).from(noticeSettings);
  return row ? keptNoticeSettings(row.value) : null;
}
