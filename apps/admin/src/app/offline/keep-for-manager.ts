import { keepForOwner } from '@academy/app-kit/offline';
import { seoulDay } from '@academy/domain/time';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { sameDayQueries } from '../../features/meals/same-day-queries';
import { serverClock, session } from '../../shared/api';
import { academyQuery } from '../../shared/session/use-academy';
import { managerQuery } from '../../shared/session/use-manager';

/** Put in by vite.config.ts: see answer-shape.mjs. */
declare const ANSWER_SHAPE: string;

/** What is about no student: whose the frame is, and what it is called. */
const FRAME = [managerQuery, academyQuery].map(({ queryKey }) => hashKey(queryKey));

/**
 * Whether a query's answer may lie on a device of the academy: of everything that managers read
 * only what the counter cannot do without, the list of the day, and that for the day (ADR 0092).
 */
export const isForCounter = (query: string, now: number): boolean =>
  FRAME.includes(query) || query === hashKey(sameDayQueries.day(seoulDay(new Date(now))).queryKey);

export const keepForManager = (queryClient: QueryClient): void =>
  keepForOwner({
    session,
    owner: () => session.subject() ?? undefined,
    queryClient,
    shape: () => ANSWER_SHAPE,
    offset: serverClock.offset,
    keeps: isForCounter,
  });
