import { isNotFound, loginCalls, settingsCalls } from '@academy/api-client';
import type { Academy } from '@academy/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import { client } from './api';

const api = { ...loginCalls(client), ...settingsCalls(client) };

function orNone(error: unknown): Academy | null {
  if (isNotFound(error)) return null;
  throw error;
}

export const sessionQueries = {
  /** Who is signed in: the name in the title bar, and the depositor's name in the invoice. */
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: ({ signal }) => api.studentMe({ signal }),
      staleTime: Infinity,
    }),
  /**
   * What the academy says about itself; null at a server that has no such call. Many parts of a
   * page read it, so a failure is not asked about again with each of them.
   */
  academy: () =>
    queryOptions({
      queryKey: ['academy'],
      queryFn: ({ signal }) => api.academy({ signal }).catch(orNone),
      staleTime: Infinity,
      retryOnMount: false,
    }),
};
