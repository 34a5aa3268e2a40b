import type {
  DepositEntryId,
  ManagerId,
  OperationId,
  ReportedDepositId,
  StudentId,
} from '@academy/domain/ids';
import { day, month } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { depositEntries, reportedDeposits } from '../../db/schema';
import { keptLines } from '../../shared/bills/deposit-lines-db';
import { recordOperation } from '../../shared/operations/operations-db';
import { madeRows } from '../../shared/operations/restoring-rows-db';

export interface SomeDeposits {
  /** A refund that is still to be paid out. */
  entryId: DepositEntryId;
  /** A booking that can be taken back. */
  depositOperationId: OperationId;
  /** What the student says they paid for April. */
  reportId: ReportedDepositId;
}

/**
 * Books 26,000 won for a student's March in two deposits, the second as an operation of its own,
 * and owes 1,000 won back.
 */
export async function insertDeposits(
  db: Db,
  { studentId, by, now }: { studentId: StudentId; by: ManagerId; now: Date },
): Promise<SomeDeposits> {
  const booked = { studentId, month: month('2026-03'), createdAt: now, createdBy: by };
  const [, second, refund] = await db
    .insert(depositEntries)
    .values([
      { ...booked, kind: 'deposit', amount: 20_000, day: day('2026-03-02') },
      { ...booked, kind: 'deposit', amount: 6000, day: day('2026-03-02') },
      { ...booked, kind: 'refund', amount: 1000, day: null, note: '취소' },
    ])
    .returning();
  if (!second || !refund) throw new Error('the lines were not inserted');
  const { operationId } = await db.transaction(async (tx) =>
    recordOperation(
      tx,
      { kind: 'deposits.change', by, at: now, label: second.month },
      await madeRows(tx, keptLines, [second.id]),
    ),
  );
  const [report] = await db
    .insert(reportedDeposits)
    .values({
      studentId,
      month: month('2026-04'),
      depositorName: '김부모',
      amount: 5000,
      day: day('2026-03-02'),
      reportedAt: now,
    })
    .returning();
  if (!report) throw new Error('the report was not inserted');
  return { entryId: refund.id, depositOperationId: operationId, reportId: report.id };
}
