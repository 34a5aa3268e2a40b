import type { AuditAction } from '@academy/domain/audit';
import type { NewsId } from '@academy/domain/ids';
import type { ManagedNews, WrittenNews } from '@academy/domain/news';
import type { FastifyReply } from 'fastify';
import type { Tx } from '../../db/database';
import type { ManagerActor } from '../../http/auth/actor';
import { etagOf, refuseStale } from '../../http/writes/if-match';
import { Refusal } from '../../http/errors/refusal';
import { once, type KeyedCall } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { watchRows } from '../../shared/operations/restoring-rows-db';
import { factsOf, managedOf, type NewsDeps } from './managed-news';
import { keptNews, lockNews, lockPins, readNews, type NewsRow } from './news-db';
import { notifyNews } from './notify-news';
import { recordNews } from './undo-news';

type ChangeCall = KeyedCall<WrittenNews> & {
  params: { newsId: NewsId };
  actor: ManagerActor;
  reply: FastifyReply;
};

/** Reads a notice as it is now, for an answer that carries its version. */
export const readWritten =
  ({ store, now, reply }: Pick<NewsDeps, 'store'> & Pick<ChangeCall, 'now' | 'reply'>) =>
  async (tx: Tx, { id }: { id: NewsId }): Promise<ManagedNews> => {
    const news = await managedOf(tx, await readNews(tx, id), { store, now });
    reply.header('etag', etagOf(news.version));
    return news;
  };

type Change = (tx: Tx, news: { row: NewsRow; current: ManagedNews }) => Promise<void>;

/**
 * One change of one notice: locked, on the present version only (`If-Match`; without it the last
 * write wins), logged before → after. A notice in the bin can only be restored.
 */
export async function changeNews(
  { db, store }: NewsDeps,
  call: ChangeCall,
  action: AuditAction,
  change: Change,
): Promise<WrittenNews> {
  const {
    params: { newsId },
    actor,
    now,
    request,
    reply,
  } = call;
  const again = readWritten({ store, now, reply });
  return once(db, { ...call, again }, async (tx) => {
    await lockPins(tx);
    const row = await lockNews(tx, newsId);
    const current = await managedOf(tx, row, { store, now });
    const changes = await watchRows(tx, keptNews, [newsId]);
    if (row.deletedAt !== null && action !== 'restore-news') throw new Refusal('news-deleted');
    refuseStale(request.headers['if-match'], { version: row.version, current });
    await change(tx, { row, current });
    const after = await readNews(tx, newsId);
    await notifyNews(tx, after, now);
    const written = await managedOf(tx, after, { store, now });
    await auditManager(
      tx,
      { actor, request },
      {
        action,
        entity: 'news',
        entityId: newsId,
        subject: written.title,
        before: factsOf(current),
        after: factsOf(written),
      },
    );
    await notify(tx, { topic: 'news' }, 'all');
    reply.header('etag', etagOf(written.version));
    const undo = await recordNews(tx, { actor, now }, after.title, await changes());
    return { ...written, undo };
  });
}
