import { objectionCalls } from '@academy/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/connection';

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
