export {
  cashReceiptDigits,
  cashReceiptUse,
  formatCashReceiptNumber,
  OWN_ACCORD_NUMBER,
} from './cash-receipt';
export type { CashReceiptUse } from './cash-receipt';
export { formatNumber, formatSigned } from './format-number';
export { wonSchema, wonTotalSchema } from './schemas';
export { PRICE_LIMIT, addWon, formatWon, timesWon, won } from './won';
export type { Won } from './won';
