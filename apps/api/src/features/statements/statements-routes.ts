import { reportedDepositEndpoints } from '@academy/domain/deposits';
import { wonTotalSchema } from '@academy/domain/money';
import { statementEndpoints } from '@academy/domain/statements';
import * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { readPastOperations } from '../../shared/operations/past-operations-db';
import { bookStatement } from './book-statement';
import { previewStatement } from './preview-statement';
import { readOwnReports, reportDeposit, withdrawReport } from './report-deposit';

/** What the operation of a list keeps of it. */
const factsSchema = z.object({ total: z._default(z.nullable(wonTotalSchema), null) });

export function statementRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(statementEndpoints.pastStatements, async ({ now }) =>
    (await readPastOperations(db, 'deposits.statement', now)).map(({ facts, ...row }) => ({
      ...row,
      ...factsSchema.parse(facts),
    })),
  );
  serve(statementEndpoints.previewStatement, (call) => previewStatement(db, call));
  serve(statementEndpoints.bookStatement, (call) => bookStatement(db, call));
  serve(reportedDepositEndpoints.reportedDeposits, ({ actor: { studentId } }) =>
    readOwnReports(db, studentId),
  );
  serve(reportedDepositEndpoints.reportDeposit, (call) => reportDeposit(db, call));
  serve(reportedDepositEndpoints.withdrawReport, (call) => withdrawReport(db, call));
}
