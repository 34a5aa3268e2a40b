import { keepFound } from '@academy/app-kit/queries';
import type { MessageId, StudentId } from '@academy/domain/ids';
import type { MessageKind, MessageProgress } from '@academy/domain/messages';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { onTopics, useLiveQueries } from '../../../shared/use-live-queries';

const all = ['messages', 'list'] as const;
/** The list begins with its newest message. */
const newest = (): MessageId | undefined => undefined;
const SIZE = 100;

interface Filter {
  month: CalendarMonth;
  day: CalendarDay | undefined;
  progress: MessageProgress | undefined;
  kind: MessageKind | undefined;
  studentId: StudentId | undefined;
}

export const messagesQueries = {
  all,
  list: (filter: Filter) =>
    infiniteQueryOptions({
      queryKey: [...all, filter],
      initialPageParam: newest(),
      staleTime: 0,
      placeholderData: keepFound,
      queryFn: ({ pageParam, signal }) =>
        api.messages({ query: { ...filter, size: SIZE, lastId: pageParam }, signal }),
      getNextPageParam: ({ hasNext, lastId }) => (hasNext && lastId !== null ? lastId : undefined),
    }),
};

const touched = onTopics(all, 'messages');
/** Reads the list again when a message was written or went out. */
export const useLiveMessages = (): boolean => useLiveQueries(all, touched);
