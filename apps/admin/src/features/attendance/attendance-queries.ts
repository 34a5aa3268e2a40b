import type { AttendanceDay } from '@academy/domain/attendance';
import type { LiveEvent } from '@academy/domain/live';
import type { CalendarDay } from '@academy/domain/time';
import {
  queryOptions,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { newestDay, withChanges } from './day-cells';

/** A page that is left open asks for the settings now and then. */
const SETTINGS_MS = 5 * 60_000;

export const attendanceQueries = {
  all: ['attendance'] as const,
  settings: () =>
    queryOptions({
      queryKey: [...attendanceQueries.all, 'settings'],
      queryFn: ({ signal }) => api.editedAttendanceSettings({ signal }),
      staleTime: SETTINGS_MS,
    }),
  /**
   * The sheet of a day. A reading that began before a mark came in doesn't bring the older mark
   * back.
   */
  day: (queries: QueryClient, date: CalendarDay) => {
    const queryKey = [...attendanceQueries.all, 'day', date] as const;
    return queryOptions({
      queryKey,
      queryFn: async ({ signal }) => {
        const fresh = await api.attendanceDay({ params: { date }, signal });
        return newestDay(queries.getQueryData<AttendanceDay>(queryKey), fresh);
      },
    });
  },
  /**
   * Brings a loaded sheet up to date by what changed since its revision: no more than those cells
   * cross the line. Answers the revision that the sheet has then.
   */
  changes: (queries: QueryClient, date: CalendarDay) =>
    queryOptions({
      queryKey: [...attendanceQueries.all, 'changes', date],
      queryFn: async ({ signal }) => {
        const { queryKey } = attendanceQueries.day(queries, date);
        const known = queries.getQueryData(queryKey);
        if (!known) return 0;
        const changes = await api.attendanceChanges({
          params: { date },
          query: { since: known.revision },
          signal,
        });
        if (changes.reread) await queries.invalidateQueries({ queryKey });
        else queries.setQueryData(queryKey, (day) => day && withChanges(day, changes));
        return changes.revision;
      },
      initialData: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  history: (
    date: CalendarDay,
    {
      studentId,
      period,
    }: { studentId: AttendanceDay['rows'][number]['studentId']; period: number },
    version: number,
  ) =>
    queryOptions({
      queryKey: [...attendanceQueries.all, 'history', date, studentId, period, version],
      queryFn: ({ signal }) => api.cellHistory({ params: { date, studentId, period }, signal }),
    }),
};

const { all } = attendanceQueries;
const everything = onTopics(all, 'settings', 'students', 'approvals', 'points');

/**
 * A mark elsewhere brings the changed cells of its day, what features note of it (`DayNotice`), and
 * the month if it is open; what changes
 * rows reads them whole. This screen's own saves came with their answer.
 */
export const touchedIn =
  (queries: QueryClient) =>
  (event: LiveEvent): readonly QueryKey[] => {
    if (event.topic === 'meals') return event.dates.map((date) => [...all, 'day', date]);
    if (event.topic !== 'attendance') return everything(event);
    const { date, revision } = event;
    const known =
      queries.getQueryData(attendanceQueries.day(queries, date).queryKey)?.revision ?? 0;
    const here = known < revision ? ['changes', 'noted'] : [];
    return [...here.map((what) => [...all, what, date]), [...all, 'month']];
  };

/** Keeps the attendance page up to date. Returns whether the live connection is up. */
export function useLiveAttendance(): boolean {
  const queries = useQueryClient();
  return useLiveQueries(
    all,
    useMemo(() => touchedIn(queries), [queries]),
  );
}
