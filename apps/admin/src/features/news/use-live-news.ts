import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { newsQueries } from './news-queries';

const touched = onTopics(newsQueries.lists, 'news');

/**
 * Reads the list again when somebody changed a notice elsewhere. A form that is open keeps what is
 * typed in it.
 */
export const useLiveNews = (): boolean => useLiveQueries(newsQueries.lists, touched);
