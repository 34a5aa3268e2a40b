export { DateField } from './date-field';
export type { DateFieldProps } from './date-field';
