export { wonSchema } from './won';
export type { Won } from './won';
