export { shareLine } from './share-line';
export { useLiveQueries } from './use-live-queries';
