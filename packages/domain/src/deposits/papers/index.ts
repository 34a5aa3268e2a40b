export { billPaper, billPaperName, receivedOf, sheetAdjustments } from './bill-paper';
export type { BillPaper, BillPaperKind, PaperLine } from './bill-paper';
export { monthBillsSchema } from './schemas';
export type { BillSheet, MonthBills } from './schemas';
