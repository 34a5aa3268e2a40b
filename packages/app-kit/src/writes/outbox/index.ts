export type { OpenEdit } from './edit-store';
export { openRecords, settled } from './indexed-db-store';
export { onePerOwner } from './one-per-owner';
export { openOutbox } from './open-outbox';
export type { Answered, OutboxFeature } from './outbox-types';
export { explainFailure, isStuck, type SaveState } from './save-state';
