import { newsCalls } from '@academy/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api';

export const NEWS_PER_PAGE = 10;

const api = newsCalls(client);

/** ms. Longer than a page needs; a live event announces changes anyway. */
const GOOD_FOR = 60 * 60_000;

/** `page` counts from 1. */
const page = (number: number) =>
  queryOptions({
    queryKey: ['news', number],
    queryFn: ({ signal }) =>
      api.listNews({ query: { page: number, limit: NEWS_PER_PAGE, all: 'true' }, signal }),
    placeholderData: keepPreviousData,
  });

export const newsQueries = {
  all: ['news'],
  page,
  /** The first page, for whether something of it is urgent. */
  newest: () => ({ ...page(1), staleTime: GOOD_FOR }),
};
