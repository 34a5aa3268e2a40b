export { unpaidListSchema } from './schemas';
export type { UnpaidList, UnpaidStudent } from './schemas';
export {
  missingOf,
  unpaidListText,
  unpaidMonths,
  unpaidNoticeFields,
  unpaidPersonText,
} from './unpaid';
