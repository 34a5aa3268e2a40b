export { reportedDepositEndpoints } from './endpoints';
export { awaitsMoney, isSameBill, reportableDays, reportedDayProblem } from './report-rules';
export { reportedName, reportedText } from './reported-texts';
export { reportedDepositSchema } from './schemas';
export type { DepositReport, ReportedBill, ReportedDeposit, ReportSeen } from './schemas';
