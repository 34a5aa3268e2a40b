export { SaveStatus, type SaveState, type SaveStatusProps } from './save-status';
