import { ownResultCalls } from '@academy/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api';

export const ownResultsApi = ownResultCalls(client);

export const ownResultsQuery = () =>
  queryOptions({
    queryKey: ['mocks', 'results'],
    queryFn: ({ signal }) => ownResultsApi.myResults({ signal }),
  });
