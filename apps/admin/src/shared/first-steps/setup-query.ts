import type { SetupStep } from '@academy/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { onTopics, useLiveQueries } from '../use-live-queries';

/** Where each step is done, and changed afterwards. */
export const setupPlaces: Readonly<Record<SetupStep, string>> = {
  features: '/settings?tab=features',
  academy: '/settings?tab=academy',
  account: '/settings?tab=deposit',
  prices: '/settings?tab=prices',
  weekdays: '/settings?tab=lunch',
  periods: '/settings?tab=attendance',
  students: '/student',
  points: '/points/issue?tab=presets',
  news: '/news',
};

/** What is set already says how far a new academy has come. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => api.setup({ signal }),
  staleTime: 0,
});

const { queryKey } = setupQuery;
const touched = onTopics(queryKey, 'settings', 'students', 'points', 'news');

/** Follows what is set, on this page or elsewhere. */
export const useLiveSetup = (): boolean => useLiveQueries(queryKey, touched);
