import type { LiveEvent } from '@academy/domain/live';
import type { CalendarDay } from '@academy/domain/time';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { POLL_MS } from '../../shared/poll';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';

export const sameDayQueries = {
  all: ['meals', 'same-day'] as const,
  day: (date: CalendarDay) =>
    queryOptions({
      queryKey: [...sameDayQueries.all, date],
      queryFn: ({ signal }) => api.sameDay({ params: { date }, signal }),
    }),
};

/** Who may be meant in a pasted list. */
export const studentsQuery = () =>
  queryOptions({
    queryKey: ['meals', 'students'],
    queryFn: async ({ signal }) => (await api.lookUpStudents({ query: {}, signal })).content,
    staleTime: 60_000,
  });

/** The order of a day and the caterer's confirmation. */
export const orderQueries = {
  all: ['meals', 'order'] as const,
  day: (date: CalendarDay) =>
    queryOptions({
      queryKey: [...orderQueries.all, date],
      queryFn: ({ signal }) => api.dayOrder({ params: { date }, signal }),
      staleTime: 0,
      // A confirmation that does not come is no event.
      refetchInterval: POLL_MS,
    }),
};

const everyOrder = onTopics(orderQueries.all, 'messages', 'settings');
/** Reads the orders again when one was written, went out or was confirmed. */
export const useLiveOrders = (): boolean => useLiveQueries(orderQueries.all, everyOrder);

const everyDay = onTopics(sameDayQueries.all, 'settings', 'students', 'deposits', 'approvals');
const day = (date: CalendarDay): QueryKey => [...sameDayQueries.all, date];

function touched(event: LiveEvent): readonly QueryKey[] {
  if (event.topic === 'meals') return event.dates.map(day);
  return event.topic === 'attendance' ? [day(event.date)] : everyDay(event);
}

/**
 * Reads the same-day lists again when another user changed a meal, a setting, a student, a payment,
 * or who is here, elsewhere. Returns whether the live connection is up.
 */
export const useLiveMeals = (): boolean => useLiveQueries(sameDayQueries.all, touched);
