import type { NewsId, StudentId } from '@academy/domain/ids';
import type { ManagedNews } from '@academy/domain/news';
import { and, asc, count, eq, exists, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { news, newsReads, students } from '../../../db/schema';
import { isLiveAt } from '../../../shared/news/live-news-db';
import { studentFactColumns } from '../../../shared/students/student-facts-db';
import { isFor, isForThem } from '../../../shared/students/targets-db';

/** The students that a notice is for and who are enrolled now. */
const isMeant = and(isNull(students.deletedAt), eq(students.status, 'ENROLLED'), isForThem(news));
const isOwnMark = and(eq(newsReads.newsId, news.id), eq(newsReads.studentId, students.id));

/** How many of its students confirmed each of these notices: one query for all of them. */
export async function countReads(
  db: Db | Tx,
  newsIds: readonly NewsId[],
): Promise<ReadonlyMap<NewsId, NonNullable<ManagedNews['reads']>>> {
  if (newsIds.length === 0) return new Map();
  const rows = await db
    .select({ id: news.id, of: count(students.id), read: count(newsReads.studentId) })
    .from(news)
    .leftJoin(students, isMeant)
    .leftJoin(newsReads, isOwnMark)
    .where(inArray(news.id, [...newsIds]))
    .groupBy(news.id);
  return new Map(rows.map(({ id, read, of }) => [id, { read, of }]));
}

/** The students that a notice is for, with what distinguishes them, and when each confirmed it. */
export async function readReaders(db: Db | Tx, newsId: NewsId) {
  const rows = await db
    .select({ ...studentFactColumns, className: students.className, readAt: newsReads.readAt })
    .from(news)
    .innerJoin(students, isMeant)
    .leftJoin(newsReads, isOwnMark)
    .where(eq(news.id, newsId))
    .orderBy(asc(students.name), asc(students.id));
  return rows.map((row) => ({ ...row, readAt: row.readAt?.toISOString() ?? null }));
}

/** The title of a notice that a student sees now; null: they do not see it. */
export async function readSeenTitle(
  tx: Tx,
  newsId: NewsId,
  { studentId, now }: { studentId: StudentId; now: Date },
): Promise<string | null> {
  const [notice] = await tx
    .select({ title: news.title })
    .from(news)
    .where(and(eq(news.id, newsId), isLiveAt(now), isFor(news, studentId)));
  return notice?.title ?? null;
}

/** Of a query on `students`: whether a notice is for them. */
export const isMeantBy = (tx: Tx, newsId: NewsId): SQL =>
  exists(
    tx
      .select({ id: news.id })
      .from(news)
      .where(and(eq(news.id, newsId), isForThem(news))),
  );

/** Notes that a student confirmed a notice. Null: it was noted before. */
export async function insertRead(
  tx: Tx,
  mark: { newsId: NewsId; studentId: StudentId; readAt: Date },
): Promise<Date | null> {
  const [row] = await tx
    .insert(newsReads)
    .values(mark)
    .onConflictDoNothing()
    .returning({ readAt: newsReads.readAt });
  return row?.readAt ?? null;
}

/** When a student confirmed which of these notices. */
export async function readOwnReads(
  db: Db | Tx,
  studentId: StudentId,
  newsIds: readonly NewsId[],
): Promise<ReadonlyMap<NewsId, Date>> {
  if (newsIds.length === 0) return new Map();
  const rows = await db
    .select({ newsId: newsReads.newsId, readAt: newsReads.readAt })
    .from(newsReads)
    .where(and(eq(newsReads.studentId, studentId), inArray(newsReads.newsId, [...newsIds])));
  return new Map(rows.map(({ newsId, readAt }) => [newsId, readAt]));
}
