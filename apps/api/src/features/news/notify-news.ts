import { seoulDay } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { readNoticeSettings } from '../../shared/settings/kept-settings';
import { readRecipients, takeBackNotices, enqueueNotices } from '../../shared/messages/notices-db';
import { stateOf } from './managed-news';
import { isMeantBy } from './reads/reads-db';
import { reminderKey } from './reads/remind';
import type { NewsTableRow } from './news-db';

/** What appeared longer ago is no news, however it is edited. */
const NEWS_MS = 24 * 3_600_000;

/**
 * Notifies guardians of a notice that says so, when it appears and once: of two
 * children as of one, and of none that it is not for.
 * What was written of it before and still waits gives way to what it says now.
 */
export async function notifyNews(tx: Tx, row: NewsTableRow, now: Date): Promise<void> {
  const state = stateOf(row, now);
  await takeBackNotices(tx, [
    { kind: 'notice', key: `news ${row.id}` },
    ...(state === 'live' ? [] : [{ kind: 'notice' as const, key: reminderKey(row.id) }]),
  ]);
  const isNews = ['live', 'scheduled'].includes(state);
  if (!row.tellGuardians || !isNews || now.getTime() - row.publishedAt.getTime() > NEWS_MS) return;
  const settings = await readNoticeSettings(tx);
  if (!settings?.notice.on) return;
  const byPhone = new Map(
    (await readRecipients(tx, isMeantBy(tx, row.id)))
      .toReversed()
      .map(({ phone, studentId }) => [phone, studentId]),
  );
  await enqueueNotices(
    tx,
    [...byPhone].map(([to, studentId]) => ({
      kind: 'notice',
      studentId,
      to,
      fields: { 제목: row.title },
      key: `news ${row.id}`,
    })),
    { settings, date: seoulDay(row.publishedAt), now, from: row.publishedAt },
  );
}
