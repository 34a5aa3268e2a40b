export { billPaper, billPaperName, receivedOf, sheetAdjustments } from './bill-paper';
export type { BillPaper, BillPaperKind, PaperLine } from './bill-paper';
export { cashReceiptColumns } from './cash-receipts';
export type { ReceiptedMoney } from './cash-receipts';
export { monthBillsSchema } from './schemas';
export type { BillSheet, MonthBills } from './schemas';
