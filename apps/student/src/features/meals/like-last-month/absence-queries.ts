import { reasonCalls, scheduleCalls } from '@academy/api-client';
import { REASONS_MAX_SIZE } from '@academy/domain/reasons';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api';

const api = { ...scheduleCalls(client), ...reasonCalls(client) };

/** What a student is away for; under the same keys as the calendar of schedules. */
export const absenceQueries = {
  schedules: () =>
    queryOptions({
      queryKey: ['schedules'],
      queryFn: ({ signal }) => api.mySchedules({ query: {}, signal }),
    }),
  reasons: () =>
    queryOptions({
      queryKey: ['reasons', 'day', 'calendar'],
      queryFn: ({ signal }) => api.myReasons({ query: { size: REASONS_MAX_SIZE }, signal }),
    }),
};
