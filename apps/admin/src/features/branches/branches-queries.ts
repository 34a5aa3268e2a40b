import type { MoveDraft } from '@academy/domain/moves';
import { queryOptions, skipToken } from '@tanstack/react-query';
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
  /** Students on their way from one branch to another. */
  moves: () =>
    queryOptions({
      queryKey: ['moves'],
      queryFn: ({ signal }) => api.moves({ signal }),
      refetchInterval: POLL_MS,
    }),
  candidates: (from: string, q: string) =>
    queryOptions({
      queryKey: ['moves', 'candidates', from, q],
      queryFn: ({ signal }) => api.moveCandidates({ query: { from, q }, signal }),
    }),
  /** What a move would do, once it is said who goes where and when. */
  move: (body: MoveDraft | undefined) =>
    queryOptions({
      queryKey: ['moves', 'preview', body],
      queryFn: body ? ({ signal }) => api.previewMove({ body, signal }) : skipToken,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
};
