import { STUDENTS_MAX_SIZE } from '@academy/domain/students';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';

export const seatQueries = {
  all: ['seats'] as const,
  /** The map as it is drawn. */
  map: () =>
    queryOptions({
      queryKey: [...seatQueries.all, 'map'],
      queryFn: ({ signal }) => api.seatMap({ signal }),
    }),
  /** All enrolled students with their seats. */
  students: () =>
    queryOptions({
      queryKey: [...seatQueries.all, 'students'],
      queryFn: async ({ signal }) =>
        (
          await api.lookUpStudents({
            query: { status: 'ENROLLED', size: STUDENTS_MAX_SIZE },
            signal,
          })
        ).content,
    }),
  history: (seat: string) =>
    queryOptions({
      queryKey: [...seatQueries.all, 'history', seat],
      queryFn: async ({ signal }) => (await api.seatHistory({ query: { seat }, signal })).content,
    }),
};

const touched = onTopics(seatQueries.all, 'settings', 'students');

/** Reads the map and who sits where again when another user changed them elsewhere. */
export const useLiveSeats = (): boolean => useLiveQueries(seatQueries.all, touched);
