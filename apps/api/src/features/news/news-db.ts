import { count, desc, lte } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { news } from '../../db/schema';

interface Page {
  limit: number;
  offset: number;
  now: Date;
}

/** Published notices, newest first, and how many there are in all. */
export async function readNewsPage(db: Db, { limit, offset, now }: Page) {
  const published = lte(news.publishedAt, now);
  const items = await db.select({ id: news.id, title: news.title, content: news.content, imageKey: news.imageKey, publishedAt: news.publishedAt })
    .from(news).where(published).orderBy(desc(news.publishedAt), desc(news.id)).limit(limit).offset(offset);
  const [total] = await db.select({ count: count() }).from(news).where(published);
  return { items, total: total?.count ?? 0 };
}
