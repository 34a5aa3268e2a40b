import type { CalendarMonth } from '../time';
import type { ManagedNews, NewsState } from './manage-schemas';
import type { NewsItem } from './schemas';

type Times = Pick<ManagedNews, 'draft' | 'publishedAt' | 'endAt' | 'hiddenAt' | 'deletedAt'>;

/**
 * State of a notice at `now`. It is live from `publishedAt` (inclusive) until `endAt` (exclusive).
 * See docs/product/news.md#states.
 */
export function newsState(
  { draft, publishedAt, endAt, hiddenAt, deletedAt }: Times,
  now: Date,
): NewsState {
  if (deletedAt !== null) return 'deleted';
  if (draft) return 'draft';
  if (hiddenAt !== null) return 'hidden';
  if (now < new Date(publishedAt)) return 'scheduled';
  return endAt !== null && now >= new Date(endAt) ? 'ended' : 'live';
}

/** When the state changes next by itself: the moment to look again. Null: never. */
export function nextNewsChange(news: Times, now: Date): Date | null {
  const state = newsState(news, now);
  if (state === 'scheduled') return new Date(news.publishedAt);
  return state === 'live' && news.endAt !== null ? new Date(news.endAt) : null;
}

interface Ordered {
  id: string;
  category: ManagedNews['category'];
  month: CalendarMonth | null;
  publishedAt: string;
  /** The place among the pinned ones, from 1; null is not pinned. */
  pinnedOrder: number | null;
}

/**
 * The order in which students read: pinned ones in their own order, then the 식단표 of the month that
 * is looked at, then the newest.
 */
export const byNewsOrder =
  (month: CalendarMonth) =>
  (a: Ordered, b: Ordered): number => {
    const [pinA, pinB] = [
      a.pinnedOrder ?? Number.POSITIVE_INFINITY,
      b.pinnedOrder ?? Number.POSITIVE_INFINITY,
    ];
    if (pinA !== pinB) return pinA - pinB;
    const menu = (news: Ordered) => Number(news.category === 'MENU' && news.month === month);
    return (
      menu(b) - menu(a) ||
      Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
      Number(b.id) - Number(a.id)
    );
  };

/** The 긴급 notice shown on every page of a student: the newest that was not seen yet. */
export const nextUrgentNotice = (
  news: readonly NewsItem[],
  seen: readonly string[],
): NewsItem | undefined =>
  news
    .filter(({ id, category }) => category === 'URGENT' && !seen.includes(id))
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))[0];
