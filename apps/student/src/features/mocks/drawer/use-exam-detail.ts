import type { MockExamId, StudentId } from '@academy/domain/ids';
import {
  examSinceRead,
  offeredSubjects,
  registrationSinceRead,
  statusHasPassed,
  type MockRegistration,
  type StudentMockExam,
} from '@academy/domain/mocks';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNow } from '../../../shared/use-now';
import { mockQueries, useRefetchWhen, type Read } from '../mocks-queries';

export interface ExamDetail {
  exam: StudentMockExam;
  registration: MockRegistration | null;
  offered: readonly string[];
}

/**
 * `known`: what the list contains; enough to read, not to decide. `without-subjects`: the exam is
 * there, but not the electives to choose from.
 */
export type ExamDetailState =
  | { status: 'loading' }
  | { status: 'failed'; retrying: boolean; retry: () => void }
  | { status: 'without-subjects'; detail: ExamDetail; retrying: boolean; retry: () => void }
  | { status: 'known' | 'ready'; detail: ExamDetail };

/** What the lists know of an exam, so that the drawer is not empty while it loads. */
function fromLists(
  queryClient: QueryClient,
  id: MockExamId,
  studentId: StudentId,
): Read<StudentMockExam> | undefined {
  for (const page of queryClient.getQueryData(mockQueries.open().queryKey)?.pages ?? []) {
    const exam = page.value.content.find((item) => item.id === id);
    if (exam) return { value: exam, readAt: page.readAt };
  }
  for (const slice of queryClient.getQueryData(mockQueries.mine(studentId).queryKey)?.pages ?? []) {
    const own =
      slice.value.content.find((item) => item.mockExamId === id && !item.canceled) ??
      slice.value.content.find((item) => item.mockExamId === id);
    if (own)
      return {
        value: { ...own.exam, myRegistration: own.canceled ? null : own },
        readAt: slice.readAt,
      };
  }
  return undefined;
}

/** An exam as it is this minute by the server's clock; its period may end while it is open. */
export function useExamDetail(id: MockExamId | null, studentId: StudentId): ExamDetailState {
  const queryClient = useQueryClient();
  const now = useNow();
  const exam = useQuery({
    ...mockQueries.exam(id),
    placeholderData: () => (id === null ? undefined : fromLists(queryClient, id, studentId)),
  });
  useRefetchWhen(
    exam.data !== undefined && statusHasPassed(exam.data.value, exam.data.readAt, now),
    exam.refetch,
  );
  const needsSubjects =
    exam.data?.value.askSubjectOption === true &&
    exam.data.value.subjectGroups === null &&
    exam.data.value.subjectOptions === null;
  const subjects = useQuery({ ...mockQueries.subjects(), enabled: needsSubjects });

  if (exam.isLoadingError)
    return { status: 'failed', retrying: exam.isFetching, retry: () => void exam.refetch() };
  if (!exam.data) return { status: 'loading' };
  const { value, readAt } = exam.data;
  const registration =
    value.myRegistration && registrationSinceRead(value.myRegistration, value, readAt, now);
  const detail = {
    exam: examSinceRead(value, readAt, now),
    registration,
    offered: offeredSubjects(value, subjects.data ?? []),
  };
  if (needsSubjects && subjects.isLoadingError && !exam.isPlaceholderData)
    return {
      status: 'without-subjects',
      detail,
      retrying: subjects.isFetching,
      retry: () => void subjects.refetch(),
    };
  return {
    status: exam.isPlaceholderData || (needsSubjects && !subjects.data) ? 'known' : 'ready',
    detail,
  };
}
