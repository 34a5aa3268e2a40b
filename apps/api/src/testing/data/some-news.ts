import type { NewsId } from '@academy/domain/ids';
import type { Db } from '../../db/database';
import { news } from '../../db/schema';

/** A notice as stored; without a text of its own it is a live 안내. */
export async function insertNews(
  db: Db,
  values: Partial<typeof news.$inferInsert> & { publishedAt: Date },
): Promise<NewsId> {
  const [row] = await db
    .insert(news)
    .values({ title: '도시락 안내', content: '젓가락은 각자 챙겨요.', ...values })
    .returning({ id: news.id });
  if (!row) throw new Error('the notice was not inserted');
  return row.id;
}
