import { keepFound } from '@academy/app-kit/queries';
import type { AuditId, StudentId } from '@academy/domain/ids';
import {
  STUDENTS_MAX_SIZE,
  type StudentFilter,
  type StudentRow,
  type StudentsPage,
} from '@academy/domain/students';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { useUndo } from '../../shared/writes/use-undo';

const HISTORY_SIZE = 30;
const fromTheTop = (): AuditId | undefined => undefined;

/**
 * The list as the server sends it, once per status: search, conditions and order are applied on the
 * screen at once.
 */
export const studentQueries = {
  all: ['students'] as const,
  list: (status: NonNullable<StudentFilter['status']>) =>
    queryOptions({
      queryKey: [...studentQueries.all, 'list', status],
      queryFn: ({ signal }) => api.students({ query: { status, size: STUDENTS_MAX_SIZE }, signal }),
      placeholderData: keepFound,
    }),
  /** Seats and names of all students in the list. */
  choices: () =>
    queryOptions({
      queryKey: [...studentQueries.all, 'choices'],
      queryFn: ({ signal }) =>
        api.lookUpStudents({ query: { status: 'ENROLLED', size: STUDENTS_MAX_SIZE }, signal }),
    }),
  imports: () =>
    queryOptions({
      queryKey: [...studentQueries.all, 'imports'],
      queryFn: ({ signal }) => api.studentImports({ signal }),
      staleTime: 0,
    }),
  history: (studentId: StudentId) =>
    infiniteQueryOptions({
      queryKey: [...studentQueries.all, 'history', studentId],
      staleTime: 0,
      initialPageParam: fromTheTop(),
      queryFn: ({ pageParam, signal }) =>
        api.studentHistory({
          params: { studentId },
          query: { size: HISTORY_SIZE, ...(pageParam && { lastId: pageParam }) },
          signal,
        }),
      getNextPageParam: ({ hasNext, lastId }) => (hasNext ? (lastId ?? undefined) : undefined),
    }),
  moves: (studentId: StudentId) =>
    queryOptions({
      queryKey: [...studentQueries.all, 'moves', studentId],
      queryFn: ({ signal }) => api.studentMoves({ params: { studentId }, signal }),
      staleTime: 0,
    }),
  facts: (studentId: StudentId) =>
    queryOptions({
      queryKey: [...studentQueries.all, 'facts', studentId],
      queryFn: ({ signal }) => api.studentFacts({ params: { studentId }, signal }),
      staleTime: 0,
    }),
};

/**
 * The list with some students as they are now; the others stay the same objects, so that their rows
 * are not drawn again.
 */
export const withStudents = (
  page: StudentsPage | undefined,
  changed: readonly Partial<StudentRow>[],
): StudentsPage | undefined => {
  const byId = new Map(changed.map((student) => [student.id, student]));
  return (
    page && {
      ...page,
      content: page.content.map((row) =>
        byId.has(row.id) ? { ...row, ...byId.get(row.id) } : row,
      ),
    }
  );
};

const touched = onTopics(studentQueries.all, 'students', 'meals', 'deposits', 'points');

/** Reads the list again when another user changed students, meals or deposits elsewhere. */
export const useLiveStudents = (): boolean => useLiveQueries(studentQueries.all, touched);

/** Takes changes of students back, and reads the list again. */
export const useUndoStudents = () => useUndo(studentQueries.all, '명');
