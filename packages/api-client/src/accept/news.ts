import { newsItemSchema, newsPageSchema, type newsEndpoints } from '@academy/domain/news';
import type { AcceptTable } from './accept';
import { asId, fieldsOf, firstOf, isRecord, listIn } from './reading';
import { asInstant, asPictures, asWhole } from './values';

/** What the apps ask for, and what servers give that name no size. */
export const NEWS_PAGE_SIZE = 10;

const { category, month, pinned, asksRead, readAt, files } = newsItemSchema.shape;
const { toConfirm } = newsPageSchema.shape;

/** Optional fields of a notice; a value that we cannot read is dropped. */
function extrasIn(fields: Record<string, unknown>) {
  const known = [
    ['category', category.safeParse(fields.category).data],
    ['month', month.safeParse(fields.month).data],
    ['pinned', pinned.safeParse(fields.pinned).data],
    ['asksRead', asksRead.safeParse(fields.asksRead).data],
    ['readAt', readAt.safeParse(fields.readAt).data],
    ['files', files.safeParse(fields.files).data],
  ];
  const pictures = asPictures(fields.pictures);
  return Object.fromEntries(
    [...known, ['pictures', pictures]].filter(([, value]) => value !== undefined),
  );
}

function newsItemIn(item: unknown): unknown {
  const fields = fieldsOf(item);
  return {
    id: asId(firstOf(fields, 'id', 'newsId', 'uuid')),
    title: fields.title ?? '',
    imageUrl: firstOf(fields, 'imageUrl') ?? null,
    content: fields.content ?? '',
    publishedAt: asInstant(firstOf(fields, 'publishedAt', 'createdAt') ?? '1970-01-01'),
    ...extrasIn(fields),
  };
}

/**
 * A page of news from a bare array, or a list under content, items, list or results with `page`,
 * and `totalPages` or `totalCount`. Pages count from 1; a server that names only totals is read
 * with the page size it used, or 10. `counted`: whether it sent the number of notices.
 */
function newsPageIn(body: unknown): unknown {
  const list = listIn(body ?? []);
  if (!list) return body;
  const content = list.map(newsItemIn);
  const outer = fieldsOf(body);
  const fields = isRecord(outer.data) ? { ...outer, ...outer.data } : outer;
  const size = asWhole(firstOf(fields, 'limit', 'size', 'pageSize')) || NEWS_PAGE_SIZE;
  const total = asWhole(firstOf(fields, 'totalCount', 'totalElements', 'total'));
  const totalPages =
    asWhole(fields.totalPages) ?? (total === undefined ? 1 : Math.ceil(total / size));
  const waiting = toConfirm.safeParse(fields.toConfirm).data;
  const page = Math.max(1, asWhole(fields.page) ?? 1);
  const totalElements = total ?? (totalPages <= 1 ? content.length : totalPages * size);
  return {
    ...(isRecord(fields.first) && { first: newsItemIn(fields.first) }),
    ...(waiting && { toConfirm: waiting }),
    counted: total !== undefined || totalPages <= 1,
    content,
    page,
    totalPages,
    totalElements,
    totalCount: totalElements,
    last: page >= totalPages,
    hasNext: page < totalPages,
  };
}

export const acceptNews: AcceptTable<typeof newsEndpoints> = {
  listNews: { answer: newsPageIn },
};
