export { forgetLastSeen } from './forget-last-seen';
export { keepForOwner } from './keep-for-owner';
export type { NewVersion } from './new-version';
export { isStaleQuery, isUnanswered } from './stale-queries';
export { newVersion, startWorker } from './start-worker';
export { useDataAge } from './use-data-age';
export { whenQuiet } from './when-quiet';
