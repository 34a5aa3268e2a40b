import type { MockExamId } from '@academy/domain/ids';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';

const all = ['mocks'] as const;

/**
 * Everything on the pages is below one key: a hint of the server reads again what is on the screen.
 */
export const mockQueries = {
  all,
  exams: () =>
    queryOptions({
      queryKey: [...all, 'exams'],
      queryFn: ({ signal }) => api.managedExams({ query: {}, signal }),
      staleTime: 0,
    }),
  exam: (examId: MockExamId) =>
    queryOptions({
      queryKey: [...all, 'exam', examId],
      queryFn: ({ signal }) => api.managedExam({ params: { examId }, signal }),
      staleTime: 0,
    }),
  branches: (examId: MockExamId) =>
    queryOptions({
      queryKey: [...all, 'branches', examId],
      queryFn: ({ signal }) => api.examBranches({ params: { examId }, signal }),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  registrations: (examId: MockExamId) =>
    queryOptions({
      queryKey: [...all, 'registrations', examId],
      queryFn: ({ signal }) => api.examRegistrations({ params: { examId }, signal }),
      staleTime: 0,
    }),
  paperOrder: (examId: MockExamId) =>
    queryOptions({
      queryKey: [...all, 'paper-order', examId],
      queryFn: ({ signal }) => api.paperOrder({ params: { examId }, signal }),
      staleTime: 0,
    }),
  results: (examId: MockExamId) =>
    queryOptions({
      queryKey: [...all, 'results', examId],
      queryFn: ({ signal }) => api.examResults({ params: { examId }, signal }),
      staleTime: 0,
    }),
  /** Who a sheet of results may name, students who have left included. */
  students: () =>
    queryOptions({
      queryKey: [...all, 'students'],
      queryFn: async ({ signal }) => (await api.lookUpStudents({ query: {}, signal })).content,
      staleTime: 60_000,
    }),
  seats: (examId: MockExamId) =>
    queryOptions({
      queryKey: [...all, 'seats', examId],
      queryFn: ({ signal }) => api.seatPlan({ params: { examId }, signal }),
      staleTime: 0,
    }),
  /** What a new exam starts from. */
  defaults: () =>
    queryOptions({
      queryKey: [...all, 'defaults'],
      queryFn: ({ signal }) => api.examDefaults({ signal }),
    }),
  lunchSettings: () =>
    queryOptions({
      queryKey: [...all, 'lunch-settings'],
      queryFn: ({ signal }) => api.lunchSettings({ signal }),
    }),
  /** The academy's electives: what an exam offers that has no list of its own. */
  subjects: () =>
    queryOptions({
      queryKey: [...all, 'subjects'],
      queryFn: ({ signal }) => api.subjectOptions({ signal }),
    }),
};
