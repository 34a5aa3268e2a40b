import { reportedDepositEndpoints } from '@academy/domain/deposits';
import { statementEndpoints } from '@academy/domain/statements';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { bookStatement } from './book-statement';
import { previewStatement } from './preview-statement';
import { readOwnReports, reportDeposit, withdrawReport } from './report-deposit';

export function statementRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(statementEndpoints.previewStatement, (call) => previewStatement(db, call));
  serve(statementEndpoints.bookStatement, (call) => bookStatement(db, call));
  serve(reportedDepositEndpoints.reportedDeposits, ({ actor: { studentId } }) =>
    readOwnReports(db, studentId),
  );
  serve(reportedDepositEndpoints.reportDeposit, (call) => reportDeposit(db, call));
  serve(reportedDepositEndpoints.withdrawReport, (call) => withdrawReport(db, call));
}
