import { NEWS_TRASH_DAYS } from '@academy/domain/news';
import { lt } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { news } from '../../db/schema';

const DAY_MS = 86_400_000;

/** Forgets the notices that lay in the bin for 30 days. */
export const sweepNews = async (db: Db, now: Date): Promise<void> =>
  void (await db
    .delete(news)
    .where(lt(news.deletedAt, new Date(now.getTime() - NEWS_TRASH_DAYS * DAY_MS))));
