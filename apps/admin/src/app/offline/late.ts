export { keepForManager } from './keep-for-manager';
export { LateNotes } from './late-notes';
