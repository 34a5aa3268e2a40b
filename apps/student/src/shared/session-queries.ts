import { loginCalls, settingsCalls } from '@academy/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from './api';

const api = { ...loginCalls(client), ...settingsCalls(client) };

export const sessionQueries = {
  /** Who is signed in: the name in the title bar, and the depositor's name in the invoice. */
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: ({ signal }) => api.studentMe({ signal }),
      staleTime: Infinity,
    }),
  academy: () =>
    queryOptions({
      queryKey: ['academy'],
      queryFn: ({ signal }) => api.academy({ signal }),
      staleTime: Infinity,
    }),
};
