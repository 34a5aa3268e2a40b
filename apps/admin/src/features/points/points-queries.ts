import { keepFound } from '@academy/app-kit/queries';
import type { RequestOf } from '@academy/domain/http';
import type { LiveEvent } from '@academy/domain/live';
import type { IssueRequest, pointManagementEndpoints } from '@academy/domain/points';
import { STUDENTS_MAX_SIZE } from '@academy/domain/students';
import type { CalendarDay } from '@academy/domain/time';
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { useLiveQueries } from '../../shared/use-live-queries';
import { POLL_MS } from '../../shared/poll';

export type PointFilter = Omit<
  RequestOf<typeof pointManagementEndpoints.issuedPoints>['query'],
  'size' | 'lastId'
>;
type PointSlice = Awaited<ReturnType<typeof api.issuedPoints>>;

const all = ['points'] as const;
const SLICE = 100;
/** How far back the form looks for students and managers of the last days. */
const RECENT = 200;
const newest = (): PointSlice['lastId'] => null;

/**
 * Everything on the page is below one key: a hint of the server reads again what is on the screen.
 */
export const pointQueries = {
  all,
  students: () =>
    queryOptions({
      queryKey: [...all, 'students'],
      queryFn: ({ signal }) =>
        api.lookUpStudents({ query: { status: 'ENROLLED', size: STUDENTS_MAX_SIZE }, signal }),
      staleTime: 60_000,
    }),
  presets: () =>
    queryOptions({
      queryKey: [...all, 'presets'],
      queryFn: ({ signal }) => api.pointPresets({ signal }),
      staleTime: 0,
    }),
  settings: () =>
    queryOptions({
      queryKey: [...all, 'settings'],
      queryFn: ({ signal }) => api.pointSettings({ signal }),
      staleTime: 0,
    }),
  recent: () =>
    queryOptions({
      queryKey: [...all, 'recent'],
      queryFn: ({ signal }) => api.issuedPoints({ query: { size: RECENT }, signal }),
      staleTime: 0,
    }),
  preview: (request: IssueRequest | undefined) =>
    queryOptions({
      queryKey: [...all, 'preview', request],
      staleTime: 0,
      queryFn: ({ signal }) =>
        request
          ? api.previewPoints({ body: request, signal })
          : Promise.reject(new Error('Nothing to preview.')),
    }),
  history: (filter: PointFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'history', filter],
      staleTime: 0,
      initialPageParam: newest(),
      placeholderData: keepFound,
      queryFn: ({ pageParam, signal }) =>
        api.issuedPoints({
          query: { ...filter, size: SLICE, ...(pageParam && { lastId: pageParam }) },
          signal,
        }),
      getNextPageParam: ({ hasNext, lastId }) => (hasNext ? lastId : null),
    }),
  standings: (span: { from?: CalendarDay | undefined; to?: CalendarDay | undefined } = {}) =>
    queryOptions({
      queryKey: [...all, 'standings', span],
      placeholderData: keepFound,
      queryFn: ({ signal }) => api.pointStandings({ query: span, signal }),
      staleTime: 0,
    }),
  objections: (status: 'OPEN' | undefined) =>
    queryOptions({
      queryKey: [...all, 'objections', status],
      queryFn: ({ signal }) => api.objections({ query: { status }, signal }),
      staleTime: 0,
    }),
  /** The sheet of a day: late students, and the day's periods, with the right to see it. */
  sheet: (date: CalendarDay) =>
    queryOptions({
      queryKey: [...all, 'sheet', date],
      queryFn: ({ signal }) => api.attendanceDay({ params: { date }, signal }),
      staleTime: 60_000,
    }),
};

const touched = ({ topic }: LiveEvent) => {
  if (topic === 'points') return [pointQueries.all];
  return topic === 'students'
    ? [pointQueries.students().queryKey]
    : topic === 'attendance'
      ? [[...pointQueries.all, 'sheet']]
      : [];
};

/**
 * Reads what is on the screen again when another user changed something elsewhere. Returns whether
 * the live connection is up.
 */
export const useLivePoints = (): boolean => useLiveQueries(pointQueries.all, touched);

/**
 * How many objections wait for an answer; 0 until it is known, and without the right to see them.
 */
export function useOpenObjections(enabled: boolean): number {
  const { data } = useQuery({
    ...pointQueries.objections('OPEN'),
    enabled,
    refetchInterval: POLL_MS,
  });
  return data?.content.length ?? 0;
}
