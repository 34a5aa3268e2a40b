import { newsCalls } from '@academy/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api';

export const NEWS_PER_PAGE = 10;

const api = newsCalls(client);

export const newsQueries = {
  all: ['news'],
  /** `page` counts from 1. */
  page: (page: number) =>
    queryOptions({
      queryKey: ['news', page],
      queryFn: ({ signal }) =>
        api.listNews({ query: { page, limit: NEWS_PER_PAGE, all: 'true' }, signal }),
      placeholderData: keepPreviousData,
    }),
};
