import type { NewsId, StudentId } from '@academy/domain/ids';
import { unreadTitle, type newsManagementEndpoints } from '@academy/domain/news';
import type { Db, Tx } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { previewBatch, sendBatch, type Chosen } from '../../../shared/messages/send-batch';
import { readNoticeTerms } from '../../../shared/settings/kept-settings';
import { stateOf } from '../managed-news';
import { readNews } from '../news-db';
import { readReaders } from './reads-db';

/** What a reminder of a notice is kept under, apart from the notice itself. */
export const reminderKey = (newsId: NewsId): string => `unread ${newsId}`;

/** The chosen students; only of those who have not confirmed it, and can, something goes out. */
async function chosenOf(
  db: Db | Tx,
  newsId: NewsId,
  { studentIds, now }: { studentIds: readonly StudentId[]; now: Date },
): Promise<Chosen[]> {
  const row = await readNews(db, newsId);
  const meant = new Map((await readReaders(db, newsId)).map((one) => [one.studentId, one]));
  const asks = row.asksRead && stateOf(row, now) === 'live';
  return [...new Set(studentIds)].map((studentId) => {
    const { name = '', readAt = null } = meant.get(studentId) ?? {};
    const waits = asks && meant.has(studentId) && readAt === null;
    const fields = { 제목: unreadTitle(row.title, name) };
    return {
      studentId,
      name,
      notices: waits ? [{ kind: 'notice', studentId, fields, key: reminderKey(newsId) }] : [],
    };
  });
}

export async function previewReminder(
  db: Db,
  { body, params, now }: Call<typeof newsManagementEndpoints.previewNewsReminder>,
) {
  const settings = await readNoticeTerms(db);
  const chosen = await chosenOf(db, params.newsId, { ...body, now });
  return previewBatch(db, { kind: 'notice', settings, chosen }, now);
}

/** Reminds the guardians of students who have not confirmed a notice. */
export const sendReminder = (db: Db, call: Call<typeof newsManagementEndpoints.sendNewsReminder>) =>
  sendBatch(db, call, 'notice', (tx) =>
    chosenOf(tx, call.params.newsId, { ...call.body, now: call.now }),
  );
