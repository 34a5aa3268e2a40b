import type { LiveEvent } from '@academy/domain/live';
import type { CalendarDay } from '@academy/domain/time';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';

export const sameDayQueries = {
  all: ['meals', 'same-day'] as const,
  day: (date: CalendarDay) =>
    queryOptions({
      queryKey: [...sameDayQueries.all, date],
      queryFn: ({ signal }) => api.sameDay({ params: { date }, signal }),
    }),
};

const everyDay = onTopics(sameDayQueries.all, 'settings', 'students', 'deposits', 'approvals');
const day = (date: CalendarDay): QueryKey => [...sameDayQueries.all, date];

function touched(event: LiveEvent): readonly QueryKey[] {
  if (event.topic === 'meals') return event.dates.map(day);
  return event.topic === 'attendance' ? [day(event.date)] : everyDay(event);
}

/**
 * Reads the same-day lists again when somebody changed a meal, a setting, a student, a payment, or
 * who is here, elsewhere. Returns whether the line stands.
 */
export const useLiveMeals = (): boolean => useLiveQueries(sameDayQueries.all, touched);
