import type { NewsId } from '@academy/domain/ids';
import { menuOfDay, type MenuRow } from '@academy/domain/menus';
import type { CalendarDay } from '@academy/domain/time';
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { news } from '../../db/schema';

/** `newsState` of the domain in SQL: what students may see at `now`. */
export const isLiveAt = (now: Date) =>
  and(
    isNull(news.deletedAt),
    isNull(news.hiddenAt),
    eq(news.draft, false),
    lte(news.publishedAt, now),
    or(isNull(news.endAt), gt(news.endAt, now)),
  );

/**
 * The meals of a day as the live 식단표 name them, and the newest of those; of two that name the same
 * meal the newer one counts.
 */
export async function readMenuOn(
  db: Db | Tx,
  date: CalendarDay,
  now: Date,
): Promise<{ newsId: NewsId | null; meals: MenuRow[] }> {
  const named = JSON.stringify([{ date }]);
  const notices = await db
    .select({ id: news.id, menu: news.menu })
    .from(news)
    .where(and(eq(news.category, 'MENU'), isLiveAt(now), sql`${news.menu} @> ${named}::jsonb`))
    .orderBy(desc(news.publishedAt), desc(news.id));
  return { newsId: notices[0]?.id ?? null, meals: menuOfDay(notices, date) };
}
