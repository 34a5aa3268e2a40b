import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { mockQueries } from './mocks-queries';

const touched = onTopics(mockQueries.all, 'mocks', 'students', 'settings');

/**
 * Reads what is on the screen again when a student registered or another manager changed something.
 * Returns whether the line stands.
 */
export const useLiveMocks = (): boolean => useLiveQueries(mockQueries.all, touched);
