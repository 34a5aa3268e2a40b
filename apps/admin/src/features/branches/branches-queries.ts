import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { POLL_MS } from '../../shared/poll';

export const branchQueries = {
  /** What branches tell is heard by their own pages only: this one asks now and then. */
  compared: () =>
    queryOptions({
      queryKey: ['branches'],
      queryFn: ({ signal }) => api.branches({ signal }),
      refetchInterval: POLL_MS,
    }),
};
