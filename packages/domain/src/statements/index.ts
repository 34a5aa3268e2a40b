export { billKey } from './bill-key';
export { statementEndpoints } from './endpoints';
export { leaveOutImported } from './leave-out-imported';
export type { KnownLine } from './leave-out-imported';
export { STATEMENT_MONTHS_BACK, STATEMENT_ROW_LIMIT } from './limits';
export { matchStatement } from './match-statement';
export type { HandConfirmed } from './confirmed-before';
export type { ReportedMoney } from './match-statement';
export { whoIsNamed } from './named-in';
export { billsAfter, findBookingProblem } from './plan-booking';
export { findStatementColumns, findStatementProblem, titleKey } from './statement-columns';
export type { RememberedTitles } from './statement-columns';
export { readStatement } from './read/read-statement';
export type { PayerFacts } from './read/payer-index';
export {
  pastStatementSchema,
  statementFieldSchema,
  statementPreviewSchema,
  statementResultSchema,
} from './schemas';
export type {
  BillRef,
  MatchedRow,
  OpenBill,
  PastStatement,
  StatementBooking,
  StatementColumn,
  StatementField,
  StatementLine,
  StatementPart,
  StatementPayer,
  StatementPreview,
  StatementReport,
  StatementResult,
  StatementVerdict,
} from './schemas';
export {
  feeName,
  mealsBillName,
  statementFieldName,
  statementLabel,
  statementVerdictName,
} from './statement-texts';
export { waysToPay } from './ways-to-pay';
