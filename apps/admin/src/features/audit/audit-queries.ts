import { keepFound } from '@academy/app-kit/queries';
import type { AuditId, StudentId } from '@academy/domain/ids';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import type { AuditFilter } from './use-audit-filter';

/** The log begins with its newest entry. */
const newest = (): AuditId | undefined => undefined;
const SIZE = 100;

export const auditQueries = {
  log: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: ['audit', filter],
      initialPageParam: newest(),
      staleTime: 0,
      placeholderData: keepFound,
      queryFn: ({ pageParam, signal }) =>
        api.auditLog({ query: { ...filter, size: SIZE, lastId: pageParam }, signal }),
      getNextPageParam: ({ hasNext, lastId }) => (hasNext && lastId !== null ? lastId : undefined),
    }),
  /** For a picker: students of any status. */
  students: (typed: string) =>
    queryOptions({
      queryKey: ['audit', 'students', typed],
      queryFn: ({ signal }) => api.lookUpStudents({ query: { q: typed, size: 8 }, signal }),
      placeholderData: keepFound,
      enabled: typed !== '',
    }),
  student: (studentId: StudentId) =>
    queryOptions({
      queryKey: ['audit', 'student', studentId],
      // By name alone: reading the student would bring phone numbers, and are in the log itself.
      queryFn: async ({ signal }) =>
        (await api.lookUpStudents({ query: {}, signal })).content.find(
          ({ id }) => id === studentId,
        ) ?? null,
    }),
};
