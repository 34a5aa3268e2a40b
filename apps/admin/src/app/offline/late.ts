export { Age } from './age-note';
export { keepForManager } from './keep-for-manager';
export { LateNotes } from './late-notes';
