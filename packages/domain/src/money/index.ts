export { wonSchema, wonTotalSchema } from './schemas';
export { PRICE_LIMIT, addWon, formatWon, timesWon, won } from './won';
export type { Won } from './won';
