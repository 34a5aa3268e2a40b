export { carryLines, carryTarget, settleable } from './carry-over';
export { DEPOSIT_STATES, depositTotals, hasOpenMoney } from './deposit-totals';
export { depositColumns } from './deposit-columns';
export { depositEndpoints } from './endpoints';
export { billedForMeals, decideClose, decideReopen, frozenBill } from './month-close';
export type { CloseDecision } from './month-close';
export { fitsMonth, fitsPerson } from './month-filter';
export {
  billPaper,
  billPaperName,
  cashReceiptColumns,
  monthBillsSchema,
  receivedOf,
  sheetAdjustments,
} from './papers';
export type {
  BillPaper,
  BillPaperKind,
  BillSheet,
  MonthBills,
  PaperLine,
  ReceiptedMoney,
} from './papers';
export { paymentCourse } from './payment-course';
export type { PaidDays } from './payment-course';
export { planAdjustment } from './plan-adjustment';
export type { AdjustmentWay } from './plan-adjustment';
export { planCarryOver, planDeposit, planRefund } from './plan-booking';
export type { Booking } from './plan-booking';
export {
  depositLedgerSchema,
  depositMonthSchema,
  depositResultSchema,
  depositRowSchema,
} from './schemas';
export type {
  DepositLedger,
  DepositMonth,
  DepositResult,
  DepositRow,
  MonthClose,
  MonthFilter,
} from './schemas';
export { depositStatusOf, settleBill } from './settle-bill';
export { depositEntryKindSchema, depositEntrySchema } from './state-schema';
export type { BillAccount, DepositEntry, DepositEntryKind, DepositState } from './state-schema';
export {
  depositEntryText,
  depositRefusalText,
  depositRowState,
  depositStateName,
  voidedByUndoText,
} from './deposit-texts';
export type { DepositRefusal } from './deposit-texts';
export {
  awaitsMoney,
  isSameBill,
  reportableDays,
  reportedDayProblem,
  reportedDepositEndpoints,
  reportedDepositSchema,
  reportedName,
  reportedText,
} from './reported';
export type { DepositReport, ReportedBill, ReportedDeposit, ReportSeen } from './reported';
export {
  missingOf,
  unpaidListSchema,
  unpaidInMonth,
  unpaidMonths,
  unpaidNoticeFields,
  unpaidPersonText,
} from './unpaid';
export type { UnpaidList, UnpaidStudent } from './unpaid';
export { depositFields } from './fields';
