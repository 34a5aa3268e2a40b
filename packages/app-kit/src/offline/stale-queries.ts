import { ApiError, isNetworkError } from '@academy/api-client';
import type { Query, QueryCache } from '@tanstack/react-query';

/**
 * What a gateway says, or the server while it starts or its database rests: nothing about the
 * question itself.
 */
const NO_VERDICT = new Set([502, 503, 504]);

/** True when the server could not be asked. Its own no is an answer, and shown as one. */
export const isUnanswered = (error: unknown): boolean =>
  isNetworkError(error) ||
  (error instanceof ApiError && error.status !== undefined && NO_VERDICT.has(error.status));

/** Queries that show what the device has kept, until the server answers. */
const kept = new WeakSet<Query>();

export const markKept = (query: Query): void => void kept.add(query);
export const markAnswered = (query: Query): void => void kept.delete(query);

/**
 * True while a query shows something older than it should, because the server could not be asked.
 */
export const isStaleQuery = (query: Query): boolean =>
  kept.has(query) || isUnanswered(query.state.error);

/**
 * ms: what is good for longer than this is not what a page is about (names, holidays), and has no
 * age worth telling.
 */
const PAGE_MATTER = 60 * 60_000;
const isPageMatter = ({ observers }: Query) =>
  observers.some(
    ({ options: { staleTime = 0 } }) => typeof staleTime === 'number' && staleTime < PAGE_MATTER,
  );

/**
 * How old the oldest thing on the screen is, as ms since the epoch by the device's clock. Undefined
 * while there is nothing to say: everything is as fresh as it should be, or there is nothing yet.
 */
export function oldestShown(queries: QueryCache, online: boolean): number | undefined {
  const shown = queries
    .findAll({ type: 'active' })
    .filter((query) => query.state.data !== undefined && isPageMatter(query));
  const old = online ? shown.filter(isStaleQuery) : shown;
  return old.length > 0 ? Math.min(...old.map(({ state }) => state.dataUpdatedAt)) : undefined;
}
