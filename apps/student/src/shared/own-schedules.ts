import { scheduleCalls } from '@academy/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from './api';

const api = scheduleCalls(client);

/**
 * All of one's schedules in every state: clashes, copies, the list and what a student is away for
 * look at other months as well.
 */
export const ownSchedules = () =>
  queryOptions({
    queryKey: ['schedules'],
    queryFn: ({ signal }) => api.mySchedules({ query: {}, signal }),
  });
