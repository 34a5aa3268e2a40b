import type { StudentId } from '@academy/domain/ids';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../shared/api';

/** Read again each time the card opens, because parents ask for the present state. */
export const studentDayQuery = (studentId: StudentId | undefined) =>
  queryOptions({
    queryKey: ['student-day', studentId],
    queryFn:
      studentId === undefined
        ? skipToken
        : ({ signal }) => api.studentDay({ params: { studentId }, signal }),
    staleTime: 0,
  });

/** The rules for changing meals, with the right to see meals. */
export const mealRulesQuery = () =>
  queryOptions({
    queryKey: ['student-day', 'meal-rules'],
    queryFn: ({ signal }) => api.lunchSettings({ signal }),
    staleTime: 0,
  });
