import { newsEndpoints } from '@academy/domain/news';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import type { Store } from '../../store/store';
import { readNewsPage } from './news-db';

/** Spec §9. */
const PAGE_SIZE = 10;

export function newsRoutes(serve: Serve, { db, store }: { db: Db; store: Store }): void {
  serve(newsEndpoints.listNews, async ({ query, now }) => {
    const limit = query.limit ?? PAGE_SIZE;
    // Pages count from 1; the spec leaves it open, so 0 is read as the first page too.
    const page = Math.max(1, query.page ?? 1);
    const { items, total } = await readNewsPage(db, { limit, offset: (page - 1) * limit, now });
    const totalPages = Math.ceil(total / limit);
    return {
      content: items.map(({ imageKey, publishedAt, ...item }) => ({
        ...item, imageUrl: imageKey && store.url(imageKey), publishedAt: publishedAt.toISOString(),
      })),
      page, totalPages, totalElements: total, totalCount: total, last: page >= totalPages, hasNext: page < totalPages,
    };
  });
}
