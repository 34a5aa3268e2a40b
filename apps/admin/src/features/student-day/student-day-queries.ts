import type { StudentId } from '@academy/domain/ids';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../shared/api';

/** Read again each time the card opens: a parent is told what is so now. */
export const studentDayQuery = (studentId: StudentId | undefined) =>
  queryOptions({
    queryKey: ['student-day', studentId],
    queryFn:
      studentId === undefined
        ? skipToken
        : ({ signal }) => api.studentDay({ params: { studentId }, signal }),
    staleTime: 0,
  });

/** The rules that meals are changed by; for whoever may see meals. */
export const mealRulesQuery = () =>
  queryOptions({
    queryKey: ['student-day', 'meal-rules'],
    queryFn: ({ signal }) => api.lunchSettings({ signal }),
    staleTime: 0,
  });
