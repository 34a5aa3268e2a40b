import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { calendarQueries } from './calendar-queries';

const touched = onTopics(calendarQueries.all, 'meals', 'settings', 'deposits', 'students');

/**
 * Reads the calendar again when somebody changed meals, rules or payments elsewhere. Returns
 * whether the line stands.
 */
export const useLiveCalendar = (): boolean => useLiveQueries(calendarQueries.all, touched);
