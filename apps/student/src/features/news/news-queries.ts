import { newsCalls } from '@academy/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api';

export const NEWS_PER_PAGE = 10;

export const newsApi = newsCalls(client);

/** ms. Longer than a page needs; a live event announces changes anyway. */
const GOOD_FOR = 60 * 60_000;

/** `page` counts from 1. */
const page = (number: number) =>
  queryOptions({
    queryKey: ['news', number],
    queryFn: ({ signal }) =>
      newsApi.listNews({ query: { page: number, limit: NEWS_PER_PAGE, all: 'true' }, signal }),
    placeholderData: keepPreviousData,
  });

export const newsQueries = {
  all: ['news'],
  page,
  /**
   * The first page, for whether something of it is urgent or shown first. What this device knows to
   * be shown first may have been confirmed on another: that is asked again.
   */
  newest: () => ({
    ...page(1),
    staleTime: ({ state }: { state: { data?: { first?: unknown } | undefined } }) =>
      state.data?.first ? 0 : GOOD_FOR,
  }),
};
