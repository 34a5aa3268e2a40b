import type { AuditAction } from '@academy/domain/audit';
import type { NewsId } from '@academy/domain/ids';
import { readTerms } from '@academy/domain/news';
import type { Db, Tx } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import { auditOffice } from '../../../shared/branches/audit-office';
import type { HandedNews } from '../../../shared/branches/branches';
import { unpackPictures } from '../../../shared/branches/handed-pictures';
import { notify } from '../../../shared/notify-db';
import { contentKey, type Store } from '../../../store/store';
import { insertNews, lockHanded, lockPins, readNews, updateNews } from '../news-db';
import { notifyNews } from '../notify-news';
import { writeHandedFiles } from '../files/files-db';
import { writeHandedPictures } from '../pictures/pictures-db';

/** Writes down at the branch what its head office did there. */
async function noteOffice(
  tx: Tx,
  { action, id, title }: { action: AuditAction; id: NewsId; title: string },
  now: Date,
): Promise<void> {
  await auditOffice(tx, { action, entity: 'news', entityId: id, subject: title }, now);
  await notifyNews(tx, await readNews(tx, id), now);
  await notify(tx, { topic: 'news' }, 'all');
}

/**
 * Puts a notice of the head office into this academy's news: once, or out of the bin again. What
 * the academy changed of it since stays.
 */
export async function receiveNews(
  { db, store }: { db: Db; store: Pick<Store, 'put'> },
  { key: handedFrom, id: _id, pictures, files, terms, ...news }: HandedNews & { key: string },
  now: Date,
): Promise<boolean> {
  const kept = await unpackPictures(store, pictures);
  const keptFiles = await Promise.all(
    files.map(async ({ bytes, name }) => ({
      key: await store.put(bytes, contentKey(bytes, 'pdf')),
      name,
      bytes: bytes.length,
    })),
  );
  await transact(db, async (tx) => {
    await lockPins(tx);
    const there = await lockHanded(tx, handedFrom);
    if (there && there.deletedAt === null) return;
    if (there) await updateNews(tx, there.id, { deletedAt: null }, now);
    const values = { ...news, ...readTerms(terms), tellGuardians: terms.tellGuardians, handedFrom };
    const id =
      there?.id ??
      (await insertNews(tx, {
        ...values,
        imageKey: kept[0]?.key ?? null,
        createdAt: now,
        updatedAt: now,
      }));
    if (!there) {
      await writeHandedPictures(tx, id, kept, now);
      await writeHandedFiles(tx, id, keptFiles, now);
    }
    await noteOffice(tx, { action: 'receive-news', id, title: news.title }, now);
  });
  return true;
}

/** Moves it into the bin, from where the academy can still take it. */
export async function withdrawNews(db: Db, handedFrom: string, now: Date): Promise<boolean> {
  await transact(db, async (tx) => {
    const there = await lockHanded(tx, handedFrom);
    if (!there || there.deletedAt !== null) return;
    await updateNews(tx, there.id, { deletedAt: now }, now);
    await noteOffice(tx, { action: 'withdraw-news', id: there.id, title: there.title }, now);
  });
  return false;
}
