export { unpaidListSchema } from './schemas';
export type { UnpaidList, UnpaidStudent } from './schemas';
export {
  missingOf,
  unpaidInMonth,
  unpaidMonths,
  unpaidNoticeFields,
  unpaidPersonText,
} from './unpaid';
