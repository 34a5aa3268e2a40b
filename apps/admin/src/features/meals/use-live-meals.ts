import type { LiveEvent } from '@academy/domain/live';
import type { QueryKey } from '@tanstack/react-query';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { sameDayQueries } from './same-day-queries';

const everyDay = onTopics(sameDayQueries.all, 'settings', 'students', 'deposits');
const touched = (event: LiveEvent): readonly QueryKey[] => (event.topic === 'meals' ? event.dates.map((date) => [...sameDayQueries.all, date]) : everyDay(event));

/** Reads the same-day lists again when somebody changed a meal, a setting, a student or a payment elsewhere. Returns whether the line stands. */
export const useLiveMeals = (): boolean => useLiveQueries(sameDayQueries.all, touched);
