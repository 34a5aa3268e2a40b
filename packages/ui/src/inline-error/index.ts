export { InlineError } from './inline-error';
