export type { LiveLine } from './follow-live-events';
export { useLiveQueries } from './use-live-queries';
