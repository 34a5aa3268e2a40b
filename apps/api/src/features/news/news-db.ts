import type { NewsId, StudentId } from '@academy/domain/ids';
import { and, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { lockKey } from '../../db/lock-key';
import { managers, news, newsFiles, newsPictures } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';
import { isLiveAt } from '../../shared/news/live-news-db';
import { isFor } from '../../shared/students/targets-db';
import { keptRows } from '../../shared/operations/kept-rows-db';

export type NewsTableRow = typeof news.$inferSelect;
/** A notice with the name of its author. */
export type NewsRow = NewsTableRow & { authorName: string | null };

const heads = {
  id: news.id,
  category: news.category,
  month: news.month,
  publishedAt: news.publishedAt,
  pinnedOrder: news.pinnedOrder,
  showFirst: news.showFirst,
  asksRead: news.asksRead,
};

/**
 * What a student may see at `now`, or any of them, without the texts: few bytes for each, so that
 * their order is decided in one place (`byNewsOrder`).
 */
export const readLiveHeads = (db: Db, now: Date, studentId?: StudentId) =>
  db
    .select(heads)
    .from(news)
    .where(and(isLiveAt(now), studentId && isFor(news, studentId)));

export const readNewsById = (db: Db | Tx, ids: readonly NewsId[]): Promise<NewsTableRow[]> =>
  db
    .select()
    .from(news)
    .where(inArray(news.id, [...ids]));

const withAuthor = (db: Db | Tx) =>
  db
    .select({ row: news, authorName: managers.name })
    .from(news)
    .leftJoin(managers, eq(managers.id, news.createdBy))
    .$dynamic();
const flat = ({ row, authorName }: { row: NewsTableRow; authorName: string | null }): NewsRow => ({
  ...row,
  authorName,
});

/** Every notice, the bin's too: pinned ones in their order, then the newest. */
export async function readAllNews(db: Db): Promise<NewsRow[]> {
  const rows = await withAuthor(db).orderBy(
    sql`${news.pinnedOrder} asc nulls last`,
    desc(news.publishedAt),
    desc(news.id),
  );
  return rows.map(flat);
}

/** One notice, deleted ones too; 404 when it does not exist. */
export async function readNews(db: Db | Tx, id: NewsId): Promise<NewsRow> {
  const [found] = await withAuthor(db).where(eq(news.id, id));
  if (!found) throw new Refusal('not-found');
  return flat(found);
}

/** The same, locked until the transaction ends. */
export async function lockNews(tx: Tx, id: NewsId): Promise<NewsRow> {
  await tx.select({ id: news.id }).from(news).where(eq(news.id, id)).for('no key update');
  return readNews(tx, id);
}

/** Lets one writer at a time give places among the pinned ones. Taken before any notice. */
export const lockPins = async (tx: Tx): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('news.pins')})`));

/** The pinned notices outside the bin, locked, in their order. */
export const lockPinned = (tx: Tx): Promise<NewsTableRow[]> =>
  tx
    .select()
    .from(news)
    .where(and(isNotNull(news.pinnedOrder), isNull(news.deletedAt)))
    .orderBy(news.pinnedOrder, news.id)
    .for('no key update');

/** The place behind all that are pinned. */
export async function nextPin(tx: Tx): Promise<number> {
  const [last] = await tx.select({ place: max(news.pinnedOrder) }).from(news);
  return (last?.place ?? 0) + 1;
}

/** The notice that the head office handed down as this one of its own; locked. */
export async function lockHanded(tx: Tx, handedFrom: string): Promise<NewsTableRow | undefined> {
  const [row] = await tx
    .select()
    .from(news)
    .where(eq(news.handedFrom, handedFrom))
    .for('no key update');
  return row;
}

/** Whether it is here and not in the bin. */
export const isHanded = async (db: Db, handedFrom: string): Promise<boolean> =>
  (await db.$count(news, and(eq(news.handedFrom, handedFrom), isNull(news.deletedAt)))) > 0;

export async function insertNews(tx: Tx, values: typeof news.$inferInsert): Promise<NewsId> {
  const [row] = await tx.insert(news).values(values).returning({ id: news.id });
  if (!row) throw new Error('the notice was not inserted');
  return row.id;
}

/** Writes parts of a notice and raises its version. */
export const updateNews = async (
  tx: Tx,
  id: NewsId,
  values: Partial<typeof news.$inferInsert>,
  now: Date,
): Promise<void> =>
  void (await tx
    .update(news)
    .set({ ...values, version: sql`${news.version} + 1`, updatedAt: now })
    .where(eq(news.id, id)));

/** Gives a pinned notice its place, without a new version: open forms stay fresh. */
export const placeNews = async (tx: Tx, id: NewsId, pinnedOrder: number): Promise<void> =>
  void (await tx.update(news).set({ pinnedOrder }).where(eq(news.id, id)));

/** Notices with their pictures and PDFs. */
export const keptNews = keptRows(news, {
  parts: {
    pictures: [newsPictures, newsPictures.newsId],
    files: [newsFiles, newsFiles.newsId],
  },
});
/** Where notices are among the pinned ones. */
export const newsPlaces = keptRows(news, { only: ['id', 'pinnedOrder'], name: 'news_places' });
