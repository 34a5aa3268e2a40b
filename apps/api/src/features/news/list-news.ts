import { byNewsOrder, type newsEndpoints, type NewsItem } from '@academy/domain/news';
import type { NewsId, StudentId } from '@academy/domain/ids';
import { isForAll } from '@academy/domain/targets';
import { seoulMonth } from '@academy/domain/time';
import { groupBy } from '@academy/domain/collections';
import type { Call } from '../../http/serve';
import { readFiles, type FileRow } from './files/files-db';
import { offered, type NewsDeps } from './managed-news';
import { readLiveHeads, readNewsById, type NewsTableRow } from './news-db';
import { readPictures, type PictureRow } from './pictures/pictures-db';
import { readOwnReads } from './reads/reads-db';

const PAGE_SIZE = 10;

interface Parts {
  pictures: readonly PictureRow[];
  files: readonly FileRow[];
  /** When this student confirmed it; undefined: a manager looks. */
  readAt: Date | null | undefined;
}

/** A notice as a student sees it. */
function itemOf(
  store: NewsDeps['store'],
  row: NewsTableRow,
  { pictures, files, readAt }: Parts,
): NewsItem {
  const { id, title, content, imageKey, category, month, publishedAt, pinnedOrder } = row;
  const forAll = isForAll(row);
  return {
    id,
    title,
    content,
    imageUrl: imageKey && store.addressOf(imageKey, forAll),
    publishedAt: publishedAt.toISOString(),
    category,
    month,
    pinned: pinnedOrder !== null,
    asksRead: row.asksRead,
    ...(readAt !== undefined && { readAt: readAt?.toISOString() ?? null }),
    pictures: pictures.map(({ key, alt, width, height }) => ({
      url: store.addressOf(key, forAll),
      alt,
      width,
      height,
    })),
    files: files.map((file) => offered(store, file)),
  };
}

/** These notices in this order, with their pictures, PDFs and the student's marks. */
async function readItems(
  { db, store }: NewsDeps,
  ids: readonly NewsId[],
  studentId: StudentId | undefined,
): Promise<NewsItem[]> {
  if (ids.length === 0) return [];
  const [rows, pictures, files, marks] = await Promise.all([
    readNewsById(db, ids),
    readPictures(db, ids),
    readFiles(db, ids),
    studentId && readOwnReads(db, studentId, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const picturesOf = groupBy(pictures, ({ newsId }) => newsId);
  const filesOf = groupBy(files, ({ newsId }) => newsId);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    // Deleted for good between the two readings.
    if (!row) return [];
    const readAt = marks && (marks.get(id) ?? null);
    const parts = { pictures: picturesOf.get(id) ?? [], files: filesOf.get(id) ?? [], readAt };
    return [itemOf(store, row, parts)];
  });
}

/** What this student has not confirmed, with its place in the list. */
async function readToConfirm<Head extends { id: NewsId; asksRead: boolean }>(
  { db }: NewsDeps,
  heads: readonly Head[],
  studentId: StudentId | undefined,
): Promise<(Head & { place: number })[]> {
  const asking = heads.map((head, place) => ({ ...head, place })).filter((head) => head.asksRead);
  if (studentId === undefined || asking.length === 0) return [];
  const marks = await readOwnReads(
    db,
    studentId,
    asking.map(({ id }) => id),
  );
  return asking.filter(({ id }) => !marks.has(id));
}

/**
 * What students read: only what is live now and for them; in the order of `byNewsOrder`.
 */
export async function listNews(
  deps: NewsDeps,
  { actor, query, now }: Call<typeof newsEndpoints.listNews>,
) {
  const limit = query.limit ?? PAGE_SIZE;
  // Pages count from 1; clients that count from 0 mean the first page too.
  const page = Math.max(1, query.page ?? 1);
  const studentId = actor.side === 'student' ? actor.studentId : undefined;
  const live = (await readLiveHeads(deps.db, now, studentId))
    .map((head) => ({ ...head, publishedAt: head.publishedAt.toISOString() }))
    .toSorted(byNewsOrder(seoulMonth(now)));
  const ids = live.slice((page - 1) * limit, page * limit).map(({ id }) => id);
  const open = await readToConfirm(deps, live, studentId);
  const first = open.filter(({ showFirst }) => showFirst).slice(0, 1);
  const shown = new Set([...ids, ...first.map(({ id }) => id)]);
  const items = await readItems(deps, [...shown], studentId);
  const totalPages = Math.ceil(live.length / limit);
  return {
    first: items.find(({ id }) => id === first[0]?.id) ?? null,
    toConfirm: open.map(({ id, place }) => ({ id, place })),
    content: items.filter(({ id }) => ids.includes(id)),
    page,
    totalPages,
    totalElements: live.length,
    totalCount: live.length,
    last: page >= totalPages,
    hasNext: page < totalPages,
  };
}
