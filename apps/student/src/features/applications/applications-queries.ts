import { applicationCalls, settingsCalls } from '@academy/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api';

const api = { ...applicationCalls(client), ...settingsCalls(client) };

export const applicationQueries = {
  /**
   * Everything of one instant. Asked again with every visit: a deposit may have been confirmed, a
   * request been answered.
   */
  mine: () =>
    queryOptions({
      queryKey: ['applications'],
      queryFn: ({ signal }) => api.myApplications({ signal }),
      staleTime: 0,
    }),

  /** Under the same key as the meal page's: the account to pay to is one of the lunch settings. */
  settings: () =>
    queryOptions({
      queryKey: ['lunch-settings'],
      queryFn: ({ signal }) => api.lunchSettings({ signal }),
    }),
};
