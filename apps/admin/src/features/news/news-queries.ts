import { keepFound } from '@academy/app-kit/queries';
import type { NewsId } from '@academy/domain/ids';
import {
  nextNewsChange,
  type ManagedNewsPage,
  type NewsCategory,
  type NewsState,
} from '@academy/domain/news';
import type { CalendarMonth } from '@academy/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { api, serverClock } from '../../shared/api';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';

export interface NewsFilter {
  q?: string;
  category?: NewsCategory;
  state?: NewsState;
  month?: CalendarMonth;
  page?: number;
}

/** A timer waits no longer than this. */
const LONGEST_MS = 24 * 3_600_000;
/** A little after the moment itself, so that the server agrees. */
const AFTER_MS = 500;

/** How long until the first of these notices begins or ends by itself; false: none does. */
function untilNextChange(page: ManagedNewsPage | undefined): number | false {
  const now = serverClock.serverNow();
  const changes = (page?.content ?? []).flatMap(
    (news) => nextNewsChange(news, now)?.getTime() ?? [],
  );
  return changes.length === 0
    ? false
    : Math.min(Math.max(Math.min(...changes) - now.getTime(), 0) + AFTER_MS, LONGEST_MS);
}

export const newsQueries = {
  all: ['news'] as const,
  lists: ['news', 'list'] as const,
  list: (filter: NewsFilter) =>
    queryOptions({
      queryKey: [...newsQueries.lists, filter],
      queryFn: ({ signal }) => api.managedNews({ query: filter, signal }),
      placeholderData: keepFound,
      refetchInterval: ({ state }) => untilNextChange(state.data),
    }),
  reads: (newsId: NewsId) =>
    queryOptions({
      queryKey: [...newsQueries.lists, 'reads', newsId],
      queryFn: ({ signal }) => api.newsReads({ params: { newsId }, signal }),
    }),
  branches: (newsId: NewsId) =>
    queryOptions({
      queryKey: [...newsQueries.all, 'branches', newsId],
      queryFn: ({ signal }) => api.newsBranches({ params: { newsId }, signal }),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  one: (newsId: NewsId) =>
    queryOptions({
      queryKey: [...newsQueries.all, 'one', newsId],
      queryFn: ({ signal }) => api.oneNews({ params: { newsId }, signal }),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
};

const touched = onTopics(newsQueries.lists, 'news');

/**
 * Reads the list again when another user changed a notice elsewhere. A form that is open keeps what
 * is typed in it.
 */
export const useLiveNews = (): boolean => useLiveQueries(newsQueries.lists, touched);
