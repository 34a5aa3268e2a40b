import { can } from '@academy/domain/rights';
import {
  billKey,
  findStatementColumns,
  leaveOutImported,
  matchStatement,
  readStatement,
  STATEMENT_ROW_LIMIT,
  type statementEndpoints,
  type OpenBill,
  type StatementPreview,
  type StatementReport,
} from '@academy/domain/statements';
import { readTable } from '@academy/domain/tables';
import { dayOfMonth, seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { readReports } from '../../shared/bills/reported-deposits-db';
import { readAcademyName, readPayers } from '../../shared/statements/payers-db';
import { readHandConfirmed, readOpenBills, waitedMonths } from './statement-facts-db';
import { readImported, readTitles } from './statements-db';

/** What students reported of bills that are still open. */
async function readWaiting(
  db: Db,
  bills: readonly OpenBill[],
  now: Date,
): Promise<StatementReport[]> {
  const open = new Map(
    bills.flatMap(({ bill, owed }) => (owed > 0 ? [[billKey(bill), bill] as const] : [])),
  );
  const [oldest] = waitedMonths(now);
  const reports = await readReports(db, oldest ? { since: dayOfMonth(oldest, 1) } : {});
  return reports.flatMap(({ bill: said, studentId, depositorName, amount, day }) => {
    const bill = open.get(billKey({ ...said, studentId }));
    return bill ? [{ bill, depositorName, amount, day }] : [];
  });
}

/** What a bank's list would do. Nothing is written, and a fixed number of queries asked. */
export async function previewStatement(
  db: Db,
  {
    actor,
    body: { columns: choice, ...sheet },
    now,
  }: Call<typeof statementEndpoints.previewStatement>,
): Promise<StatementPreview> {
  const table = readTable(sheet);
  if (table.cells.length > STATEMENT_ROW_LIMIT) throw new Refusal('statement-too-long');
  const header = findStatementColumns(table.cells, { remembered: await readTitles(db), choice });
  const { problem, columns } = header;
  const nothing = { pasted: 0, withdrawals: 0, imported: 0, unreadable: [], reversals: [] };
  if (problem !== null)
    return { problem, columns, rows: [], leftOut: nothing, payers: [], bills: [], reported: [] };
  const read = readStatement(table, header, seoulDay(now));
  const { lines, pasted, withdrawals, unreadable, doubts } = read;
  const fresh = leaveOutImported(lines, await readImported(db, lines));
  const bills = await readOpenBills(db, { now, fees: can(actor, 'mocks.write') });
  const billed = new Set(bills.map(({ bill }) => bill.studentId));
  // A student who left and owes nothing is no namesake of present ones.
  const payers = (await readPayers(db)).filter(
    ({ left, studentId }) => !left || billed.has(studentId),
  );
  const reported = await readWaiting(db, bills, now);
  return {
    problem,
    columns,
    rows: matchStatement({
      lines: fresh,
      payers,
      bills,
      confirmed: await readHandConfirmed(db, now),
      academyName: await readAcademyName(db),
      doubts,
      reported: reported.map(({ bill, ...report }) => ({ ...report, studentId: bill.studentId })),
    }),
    leftOut: {
      pasted,
      withdrawals,
      imported: lines.length - fresh.length,
      unreadable,
      // Whose deposit is asked about in this list is seen there.
      reversals: read.reversals
        .filter(({ of }) => !fresh.some(({ row }) => of.includes(row)))
        .map(({ of: _of, ...reversal }) => reversal),
    },
    payers: payers
      .filter(({ studentId }) => billed.has(studentId))
      .map(({ aliases: _a, guardians: _g, families: _f, left: _l, ...payer }) => payer),
    reported,
    bills,
  };
}
