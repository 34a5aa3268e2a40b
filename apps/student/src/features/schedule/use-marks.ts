import type { StudentId } from '@academy/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { marksOf, type Mark } from './marks';
import { scheduleQueries } from './schedule-queries';

/**
 * Reasons and mock exams for the calendar. Without them the calendar stands as well: a failure says
 * nothing.
 */
export function useMarks(studentId: StudentId): Mark[] {
  const { data: reasons } = useQuery(scheduleQueries.reasons());
  const { data: exams } = useQuery(scheduleQueries.exams(studentId));
  return marksOf(reasons?.content ?? [], exams?.content ?? []);
}
