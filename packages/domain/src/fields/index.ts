export { blankWordsOf, headingOf, headingsOf } from './field';
export type { Field } from './field';
