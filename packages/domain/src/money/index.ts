export { wonSchema } from './schemas';
export { addWon, formatWon, timesWon, won } from './won';
export type { Won } from './won';
