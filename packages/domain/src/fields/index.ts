export { headingOf, headingsOf } from './field';
export type { Field } from './field';
