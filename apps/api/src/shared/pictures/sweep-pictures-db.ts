import { and, asc, eq, inArray, like, lt, notExists, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import {
  settings,
  attachments,
  mockExamPictures,
  newsFiles,
  newsPictures,
  storedPictures,
} from '../../db/schema';
import { PRIVATE_PREFIX, type Store } from '../../store/store';

const DAY_MS = 86_400_000;
/** As long as a form may lie half-written on a manager's device. */
const UNUSED_DAYS = 7;
const AT_ONCE = 10;

/**
 * Forgets a few of the files that nothing has: those of notices and exams after a week, a
 * private one at once, because its row of `attachments` was there with the first byte and is gone
 * on purpose. Answers how many went.
 */
async function sweepSome(db: Db, store: Store, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const unused = await tx
      .select({ key: storedPictures.key })
      .from(storedPictures)
      .where(
        and(
          or(
            lt(storedPictures.createdAt, new Date(now.getTime() - UNUSED_DAYS * DAY_MS)),
            like(storedPictures.key, `${PRIVATE_PREFIX}%`),
          ),
          notExists(tx.select().from(newsPictures).where(eq(newsPictures.key, storedPictures.key))),
          notExists(tx.select().from(newsFiles).where(eq(newsFiles.key, storedPictures.key))),
          notExists(
            tx.select().from(mockExamPictures).where(eq(mockExamPictures.key, storedPictures.key)),
          ),
          notExists(tx.select().from(attachments).where(eq(attachments.key, storedPictures.key))),
          notExists(tx.select().from(settings).where(eq(settings.logoKey, storedPictures.key))),
        ),
      )
      .orderBy(asc(storedPictures.key))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (unused.length === 0) return 0;
    const keys = unused.map(({ key }) => key);
    await tx.delete(storedPictures).where(inArray(storedPictures.key, keys));
    // Before the commit: an upload of the same picture waits for the row, and then puts the
    // file again.
    for (const key of keys) await store.delete(key);
    return keys.length;
  });
}

/** Forgets all of them, a few at a time: none waits for the next round with its lock. */
export async function sweepPictures(db: Db, store: Store, now: Date): Promise<void> {
  while ((await sweepSome(db, store, now)) === AT_ONCE);
}
