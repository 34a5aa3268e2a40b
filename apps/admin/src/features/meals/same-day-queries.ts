import type { CalendarDay } from '@academy/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';

export const sameDayQueries = {
  all: ['meals', 'same-day'] as const,
  day: (date: CalendarDay) =>
    queryOptions({
      queryKey: [...sameDayQueries.all, date],
      queryFn: ({ signal }) => api.sameDay({ params: { date }, signal }),
    }),
};
