import type { AuditId, ScheduleId, StudentId } from '@academy/domain/ids';
import { monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { onTopics } from '../../shared/use-live-queries';
import { POLL_MS } from '../../shared/poll';

const all = ['schedules'] as const;
const LOG_SIZE = 30;
const fromTheTop = (): AuditId | undefined => undefined;

/** The page's queries. Each is read again when opened, because decisions need the present state. */
export const scheduleQueries = {
  all,
  queue: () =>
    queryOptions({
      queryKey: [...all, 'queue'],
      queryFn: ({ signal }) => api.approvals({ signal }),
      staleTime: 0,
    }),
  students: () =>
    queryOptions({
      queryKey: [...all, 'students'],
      queryFn: ({ signal }) => api.scheduleStudents({ signal }),
      staleTime: 0,
    }),
  student: (studentId: StudentId) =>
    queryOptions({
      queryKey: [...all, 'student', studentId],
      queryFn: ({ signal }) => api.studentSchedule({ params: { studentId }, signal }),
      staleTime: 0,
    }),
  surroundings: (studentId: StudentId) =>
    queryOptions({
      queryKey: [...all, 'surroundings', studentId],
      queryFn: ({ signal }) => api.scheduleSurroundings({ params: { studentId }, signal }),
      staleTime: 0,
    }),
  versions: (scheduleId: ScheduleId) =>
    queryOptions({
      queryKey: [...all, 'versions', scheduleId],
      queryFn: ({ signal }) => api.scheduleVersions({ params: { scheduleId }, signal }),
      staleTime: 0,
    }),
  table: (month: CalendarMonth) =>
    queryOptions({
      queryKey: [...all, 'table', month],
      staleTime: 0,
      queryFn: ({ signal }) =>
        api.scheduleTable({
          params: { year: yearOf(month), month: monthNumberOf(month) },
          query: {},
          signal,
        }),
    }),
  log: (studentId: StudentId) =>
    infiniteQueryOptions({
      queryKey: [...all, 'log', studentId],
      staleTime: 0,
      initialPageParam: fromTheTop(),
      queryFn: ({ pageParam, signal }) =>
        api.studentHistory({
          params: { studentId },
          query: { size: LOG_SIZE, ...(pageParam && { lastId: pageParam }) },
          signal,
        }),
      getNextPageParam: ({ hasNext, lastId }) => (hasNext ? (lastId ?? undefined) : undefined),
    }),
  attendance: (month: CalendarMonth, studentId: StudentId) =>
    queryOptions({
      queryKey: [...all, 'attendance', month, studentId],
      staleTime: 0,
      queryFn: ({ signal }) =>
        api.attendanceMonth({
          params: { year: yearOf(month), month: monthNumberOf(month) },
          query: { studentId },
          signal,
        }),
    }),
};

/** Decisions and requests, what students ordered meanwhile, who they are, their exams. */
export const touchedSchedules = onTopics(
  all,
  'approvals',
  'meals',
  'students',
  'mocks',
  'attendance',
);

/** How many requests wait, for the menu; 0 without the right to see them. */
export const usePendingApprovals = (maySee: boolean): number =>
  useQuery({
    ...scheduleQueries.queue(),
    enabled: maySee,
    refetchInterval: POLL_MS,
    select: ({ schedules, reasons }) => schedules.length + reasons.length,
  }).data ?? 0;
