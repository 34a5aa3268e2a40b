import { byNewsOrder, type newsEndpoints } from '@academy/domain/news';
import { seoulMonth } from '@academy/domain/time';
import { groupBy } from '@academy/domain/collections';
import type { Call } from '../../http/serve';
import type { NewsDeps } from './managed-news';
import { readLiveHeads, readNewsById } from './news-db';
import { readPictures } from './pictures/pictures-db';

const PAGE_SIZE = 10;

/**
 * What students read: only what is live now; pinned ones first, then this month's 식단표, then the
 * newest.
 */
export async function listNews(
  { db, store }: NewsDeps,
  { query, now }: Call<typeof newsEndpoints.listNews>,
) {
  const limit = query.limit ?? PAGE_SIZE;
  // Pages count from 1; clients that count from 0 mean the first page too.
  const page = Math.max(1, query.page ?? 1);
  const live = (await readLiveHeads(db, now))
    .map((head) => ({ ...head, publishedAt: head.publishedAt.toISOString() }))
    .toSorted(byNewsOrder(seoulMonth(now)));
  const ids = live.slice((page - 1) * limit, page * limit).map(({ id }) => id);
  const [rows, pictures] =
    ids.length === 0 ? [[], []] : await Promise.all([readNewsById(db, ids), readPictures(db, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const picturesOf = groupBy(pictures, ({ newsId }) => newsId);
  const content = ids.flatMap((id) => {
    const row = byId.get(id);
    // Deleted for good between the two readings.
    if (!row) return [];
    const { title, content: text, imageKey, category, month, publishedAt, pinnedOrder } = row;
    return [
      {
        id,
        title,
        content: text,
        imageUrl: imageKey && store.url(imageKey),
        publishedAt: publishedAt.toISOString(),
        category,
        month,
        pinned: pinnedOrder !== null,
        pictures: (picturesOf.get(id) ?? []).map(({ key, alt, width, height }) => ({
          url: store.url(key),
          alt,
          width,
          height,
        })),
      },
    ];
  });
  const totalPages = Math.ceil(live.length / limit);
  return {
    content,
    page,
    totalPages,
    totalElements: live.length,
    totalCount: live.length,
    last: page >= totalPages,
    hasNext: page < totalPages,
  };
}
