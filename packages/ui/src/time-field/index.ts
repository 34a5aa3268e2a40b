export { TimeField } from './time-field';
export type { TimeFieldProps } from './time-field';
