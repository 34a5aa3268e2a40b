import { pointCalls, objectionCalls } from '@academy/api-client';
import { POINTS_PAGE_SIZE, type PointFilter } from '@academy/domain/points';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api';

const api = pointCalls(client);

/** Incident days, both included; empty: all. */
export type PointSpan = NonNullable<NonNullable<Parameters<typeof api.pointTotals>[0]>['span']>;

export const pointQueries = {
  /** The sums for the tiles. */
  totals: (span: PointSpan = {}) =>
    queryOptions({
      queryKey: ['points', 'totals', span],
      queryFn: ({ signal }) => api.pointTotals({ span, signal }),
    }),

  /** The list, 30 at a time, newest first. */
  list: (filter: PointFilter, span: PointSpan = {}) =>
    infiniteQueryOptions({
      queryKey: ['points', 'list', filter, span],
      queryFn: ({ pageParam, signal }) =>
        api.myPoints({
          query: {
            ...(filter === 'ALL' ? {} : { type: filter }),
            ...span,
            page: pageParam,
            size: POINTS_PAGE_SIZE,
          },
          signal,
        }),
      initialPageParam: 0,
      getNextPageParam: ({ last, page }) => (last ? undefined : page + 1),
    }),
};

/** The academy's terms; a server that knows none is not asked again. */
export const termQueries = {
  all: () =>
    queryOptions({
      queryKey: ['points', 'terms'],
      queryFn: ({ signal }) => api.pointTerms({ signal }),
      retry: false,
    }),
};

export const objectionsApi = objectionCalls(client);

/**
 * One's own objections. A server that knows none of them is not asked again and again: the page
 * then has no way to object.
 */
export const objectionQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['points', 'objections'],
      queryFn: ({ signal }) => objectionsApi.myObjections({ signal }),
      select: ({ content }) => content,
      retry: false,
    }),
};

/** The penalties that ask for the student's word; a server that knows none is not asked again. */
export const confirmationQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['points', 'confirmations'],
      queryFn: ({ signal }) => objectionsApi.myConfirmations({ signal }),
      select: ({ content }) => content,
      retry: false,
    }),
};
