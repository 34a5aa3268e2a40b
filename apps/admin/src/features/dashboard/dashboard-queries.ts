import type { StudentId } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import { type CalendarMonth, monthNumberOf, yearOf } from '@academy/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { POLL_MS } from '../../shared/poll';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { useUndo } from '../../shared/writes/use-undo';
import { useWrite } from '../../shared/writes/use-write';

export const paramsOf = (month: CalendarMonth) => ({
  year: yearOf(month),
  month: monthNumberOf(month),
});

const all = ['dashboard'] as const;

/**
 * Everything on the page is below one key: a hint of the server reads again what is on the screen.
 */
export const dashboardQueries = {
  all,
  tasks: () =>
    queryOptions({
      queryKey: [...all, 'tasks'],
      queryFn: ({ signal }) => api.todayTasks({ signal }),
      staleTime: 0,
      // A confirmation that does not come is no event.
      refetchInterval: POLL_MS,
    }),
  month: (month: CalendarMonth) =>
    queryOptions({
      queryKey: [...all, 'month', month],
      queryFn: ({ signal }) => api.monthStats({ params: paramsOf(month), signal }),
      staleTime: 0,
    }),
  /** What of it is closed, and what can still change. */
  calendar: (month: CalendarMonth) =>
    queryOptions({
      queryKey: [...all, 'calendar', month],
      queryFn: ({ signal }) => api.mealCalendar({ params: paramsOf(month), signal }),
      staleTime: 0,
    }),
  students: (month: CalendarMonth) =>
    queryOptions({
      queryKey: [...all, 'students', month],
      queryFn: ({ signal }) => api.studentStats({ params: paramsOf(month), signal }),
      staleTime: 0,
    }),
  notApplied: (month: CalendarMonth) =>
    queryOptions({
      queryKey: [...all, 'not-applied', month],
      queryFn: ({ signal }) => api.notApplied({ params: paramsOf(month), signal }),
      staleTime: 0,
    }),
  waste: (month: CalendarMonth) =>
    queryOptions({
      queryKey: [...all, 'waste', month],
      queryFn: ({ signal }) => api.monthWaste({ params: paramsOf(month), signal }),
      staleTime: 0,
    }),
  deposits: (month: CalendarMonth) =>
    queryOptions({
      queryKey: [...all, 'deposits', month],
      queryFn: ({ signal }) => api.deposits({ params: paramsOf(month), query: {}, signal }),
      staleTime: 0,
    }),
  /** Who of a month says that they paid. */
  reported: (month: CalendarMonth) =>
    queryOptions({
      queryKey: [...all, 'reported', month],
      queryFn: ({ signal }) =>
        api.deposits({ params: paramsOf(month), query: { state: 'reported' }, signal }),
      staleTime: 0,
    }),
  unpaid: () =>
    queryOptions({
      queryKey: [...all, 'unpaid'],
      queryFn: ({ signal }) => api.unpaidList({ signal }),
      staleTime: 0,
    }),
  ledger: (month: CalendarMonth, studentId: StudentId) =>
    queryOptions({
      queryKey: [...all, 'ledger', month, studentId],
      queryFn: ({ signal }) =>
        api.depositLedger({ params: { ...paramsOf(month), studentId }, signal }),
      staleTime: 0,
    }),
};

const touched = onTopics(
  dashboardQueries.all,
  'meals',
  'settings',
  'deposits',
  'students',
  'accounts',
  'points',
  'messages',
  'approvals',
  'attendance',
  'mocks',
);

/**
 * Reads what is on the screen again when another user changed something elsewhere. Returns whether
 * the live connection is up.
 */
export const useLiveDashboard = (): boolean => useLiveQueries(dashboardQueries.all, touched);

/**
 * Closing or opening a month: everything on the page is read again. The caller's dialog shows what
 * went wrong; it goes with the state that it asked about.
 */
export function useMonthWork<Asked = void>(
  name: string,
  send: (asked: Asked) => Promise<{ undo?: Undoable | null | undefined }>,
  done: string,
) {
  const { announce } = useUndo(dashboardQueries.all);
  return useWrite({
    name,
    send,
    reads: dashboardQueries.all,
    onSuccess: ({ undo }) => announce(done, undo),
  });
}
