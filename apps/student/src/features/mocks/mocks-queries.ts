import { mockCalls, settingsCalls } from '@academy/api-client';
import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import { MOCKS_PAGE_SIZE, subjectOptions } from '@academy/domain/mocks';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { client, serverClock } from '../../shared/api';

export const mocksApi = { ...mockCalls(client), ...settingsCalls(client) };

/** The newest registrations come without asking for what is below one. */
const newest = (): MockRegistrationId | null => null;

export const mockQueries = {
  /** 진행 중, by pages from 0. An empty page ends the list whatever the server says. */
  open: () =>
    infiniteQueryOptions({
      queryKey: ['mocks', 'open'],
      queryFn: ({ pageParam, signal }) =>
        withReadTime(
          mocksApi.openExams({ query: { page: pageParam, size: MOCKS_PAGE_SIZE }, signal }),
        ),
      initialPageParam: 0,
      getNextPageParam: ({ value }) =>
        value.last || value.content.length === 0 ? undefined : value.number + 1,
    }),

  /** 내 신청, newest first, by slices. */
  mine: (studentId: StudentId) =>
    infiniteQueryOptions({
      queryKey: ['mocks', 'mine', studentId],
      queryFn: ({ pageParam, signal }) =>
        withReadTime(
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
          : ({ signal }) => withReadTime(mocksApi.mockExam({ params: { id }, signal })),
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

/**
 * An answer and the moment of asking by the server's clock: what it says of a status holds for that
 * moment.
 */
export interface Read<Value> {
  value: Value;
  readAt: Date;
}

/** The clock is looked at after the answer, because the first answer is what sets it. */
export async function withReadTime<Value>(answer: Promise<Value>): Promise<Read<Value>> {
  const asked = performance.now();
  const value = await answer;
  return {
    value,
    readAt: new Date(serverClock.serverNow().getTime() - (performance.now() - asked)),
  };
}

/**
 * By then it is midnight on the server as well: its clock is known to a fraction of a second only.
 */
const AFTER_MS = 2000;

/**
 * Reads again once, shortly after the condition begins to hold: what is on the screen has been
 * overtaken by time.
 */
export function useRefetchWhen(overtaken: boolean, refetch: () => Promise<unknown>): void {
  const readAgain = useEffectEvent(refetch);
  useEffect(() => {
    if (!overtaken) return undefined;
    const timer = setTimeout(() => void readAgain(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [overtaken]);
}
