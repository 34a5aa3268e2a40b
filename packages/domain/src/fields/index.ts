export { headingOf } from './field';
export type { Field } from './field';
