export { SaveStatus, type SaveStatusProps } from './save-status';
export type { SaveState } from './save-state';
