export { wonSchema, wonTotalSchema } from './schemas';
export { addWon, formatWon, timesWon, won } from './won';
export type { Won } from './won';
