import { NEWS_TRASH_DAYS } from '@academy/domain/news';
import { and, asc, inArray, lt, notExists, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { news, newsPictures, storedPictures } from '../../db/schema';
import type { Store } from '../../store/store';

const DAY_MS = 86_400_000;
/** As long as a form may lie half-written on a manager's device. */
const UNUSED_DAYS = 7;
const AT_ONCE = 10;
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Forgets the notices that lay in the bin for 30 days, and a few of the pictures that no notice has
 * had for a week.
 */
export async function sweepNews(db: Db, store: Store, now: Date): Promise<void> {
  await db.delete(news).where(lt(news.deletedAt, before(now, NEWS_TRASH_DAYS)));
  await db.transaction(async (tx) => {
    const unused = await tx
      .select({ key: storedPictures.key })
      .from(storedPictures)
      .where(
        and(
          lt(storedPictures.createdAt, before(now, UNUSED_DAYS)),
          notExists(tx.select().from(newsPictures).where(eq(newsPictures.key, storedPictures.key))),
        ),
      )
      .orderBy(asc(storedPictures.key))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (unused.length === 0) return;
    const keys = unused.map(({ key }) => key);
    await tx.delete(storedPictures).where(inArray(storedPictures.key, keys));
    // Before the commit: whoever uploads the same picture now waits for the row, and then puts the
    // file again.
    for (const key of keys) await store.delete(key);
  });
}
