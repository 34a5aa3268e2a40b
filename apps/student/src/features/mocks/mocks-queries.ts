import { mockCalls, settingsCalls } from '@academy/api-client';
import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import { MOCKS_PAGE_SIZE, subjectOptions } from '@academy/domain/mocks';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { client } from '../../shared/api/connection';
import { whenRead } from './when-read';

export const mocksApi = { ...mockCalls(client), ...settingsCalls(client) };

/** The newest registrations come without asking for what stands below one. */
const newest = (): MockRegistrationId | null => null;

export const mockQueries = {
  /** 진행 중, by pages from 0. An empty page ends the list whatever the server says. */
  open: () =>
    infiniteQueryOptions({
      queryKey: ['mocks', 'open'],
      queryFn: ({ pageParam, signal }) =>
        whenRead(mocksApi.openExams({ query: { page: pageParam, size: MOCKS_PAGE_SIZE }, signal })),
      initialPageParam: 0,
      getNextPageParam: ({ value }) =>
        value.last || value.content.length === 0 ? undefined : value.number + 1,
    }),

  /** 내 신청, newest first, by slices. */
  mine: (studentId: StudentId) =>
    infiniteQueryOptions({
      queryKey: ['mocks', 'mine', studentId],
      queryFn: ({ pageParam, signal }) =>
        whenRead(
          mocksApi.myRegistrations({
            query: {
              size: MOCKS_PAGE_SIZE,
              studentId,
              ...(pageParam !== null && { lastId: pageParam }),
            },
            signal,
          }),
        ),
      initialPageParam: newest(),
      getNextPageParam: ({ value }) => (value.hasNext ? (value.lastId ?? undefined) : undefined),
    }),

  /** Asked again with every opening: seats go quickly. Null asks for nothing. */
  exam: (id: MockExamId | null) =>
    queryOptions({
      queryKey: ['mocks', 'exam', id],
      queryFn:
        id === null
          ? skipToken
          : ({ signal }) => whenRead(mocksApi.mockExam({ params: { id }, signal })),
      staleTime: 0,
    }),

  /** The academy's electives, for exams without a list of their own. */
  subjects: () =>
    queryOptions({
      queryKey: ['mock-subjects'],
      queryFn: ({ signal }) => mocksApi.subjectOptions({ signal }),
      select: subjectOptions,
    }),

  /** Under the same key as the meal page's: the account to pay to is one of the lunch settings. */
  settings: () =>
    queryOptions({
      queryKey: ['lunch-settings'],
      queryFn: ({ signal }) => mocksApi.lunchSettings({ signal }),
    }),
};
