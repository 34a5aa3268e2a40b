import type { newsEndpoints } from '@academy/domain/news';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import { traceOf } from '../../../http/log/trace';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { audit } from '../../../shared/audit/audit-db';
import { takeBackNotices } from '../../../shared/messages/notices-db';
import { notify } from '../../../shared/notify-db';
import { lockStudent } from '../../../shared/students/students-db';
import { reminderKey } from './remind';
import { insertRead, readOwnReads, readSeenTitle } from './reads-db';

/**
 * A student says that they have read a notice. The first time counts; a notice that they may not
 * see is none. A reminder that still waits does not go out.
 */
export const confirmNews = (
  db: Db,
  { actor, params: { newsId }, now, request }: Call<typeof newsEndpoints.confirmNews>,
): Promise<{ readAt: string }> =>
  transact(db, async (tx) => {
    const { studentId } = actor;
    const student = await lockStudent(tx, studentId);
    const title = await readSeenTitle(tx, newsId, { studentId, now });
    if (title === null) throw new Refusal('not-found');
    const readAt = await insertRead(tx, { newsId, studentId, readAt: now });
    if (readAt === null) {
      const before = (await readOwnReads(tx, studentId, [newsId])).get(newsId) ?? now;
      return { readAt: before.toISOString() };
    }
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: student.name,
      role: 'STUDENT',
      action: 'confirm-news',
      entity: 'news',
      entityId: newsId,
      subject: title,
    });
    await takeBackNotices(tx, [{ studentId, kind: 'notice', key: reminderKey(newsId) }]);
    await notify(tx, { topic: 'news' }, [studentId]);
    return { readAt: readAt.toISOString() };
  });
