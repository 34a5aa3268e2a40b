import { can } from '@academy/domain/rights';
import {
  findStatementColumns,
  leaveOutImported,
  matchStatement,
  readStatement,
  type statementEndpoints,
  type StatementPreview,
} from '@academy/domain/statements';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { readHandConfirmed, readOpenBills, readPayers } from './statement-facts-db';
import { readImported, readTitles } from './statements-db';

/** What a bank's list would do. Nothing is written, and a fixed number of queries asked. */
export async function previewStatement(
  db: Db,
  {
    actor,
    body: { cells, columns: choice },
    now,
  }: Call<typeof statementEndpoints.previewStatement>,
): Promise<StatementPreview> {
  const header = findStatementColumns(cells, { remembered: await readTitles(db), choice });
  const { problem, columns } = header;
  const nothing = { withdrawals: 0, imported: 0, unreadable: [] };
  if (problem !== null)
    return { problem, columns, rows: [], leftOut: nothing, payers: [], bills: [] };
  const { lines, withdrawals, unreadable } = readStatement(cells, header, seoulDay(now));
  const fresh = leaveOutImported(lines, await readImported(db, lines));
  const bills = await readOpenBills(db, { now, fees: can(actor, 'mocks.write') });
  const billed = new Set(bills.map(({ bill }) => bill.studentId));
  // Who left and owes nothing is no namesake of who is here.
  const payers = (await readPayers(db)).filter(
    ({ left, studentId }) => !left || billed.has(studentId),
  );
  return {
    problem,
    columns,
    rows: matchStatement({
      lines: fresh,
      payers,
      bills,
      confirmed: await readHandConfirmed(db, now),
    }),
    leftOut: { withdrawals, imported: lines.length - fresh.length, unreadable },
    payers: payers
      .filter(({ studentId }) => billed.has(studentId))
      .map(({ aliases: _a, guardian: _g, family: _f, left: _l, ...payer }) => payer),
    bills,
  };
}
