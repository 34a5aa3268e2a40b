import type { DepositReport, ReportedDeposit } from '@academy/domain/deposits';
import type { MockRegistrationId, ReportedDepositId, StudentId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { and, asc, eq, gt, gte, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mockRegistrations, reportedDeposits } from '../../db/schema';

type StudentReport = ReportedDeposit & { studentId: StudentId };

const billOf = ({
  month,
  registrationId,
}: Pick<typeof reportedDeposits.$inferSelect, 'month' | 'registrationId'>) => {
  if (month !== null) return { kind: 'meals' as const, month };
  if (registrationId !== null) return { kind: 'mock' as const, registrationId };
  throw new Error('a report of no bill');
};

interface Wanted {
  studentIds?: readonly StudentId[];
  /** Of meals. */
  month?: CalendarMonth;
  /** The first day on which the money was sent. */
  since?: CalendarDay;
}

/** What students reported, the oldest first. */
export async function readReports(
  db: Db | Tx,
  { studentIds, month: only, since }: Wanted,
): Promise<StudentReport[]> {
  const rows = await db
    .select()
    .from(reportedDeposits)
    .where(
      and(
        studentIds && inArray(reportedDeposits.studentId, [...studentIds]),
        only && eq(reportedDeposits.month, only),
        since && gte(reportedDeposits.day, since),
      ),
    )
    .orderBy(asc(reportedDeposits.id));
  return rows.map(({ month, registrationId, amount, reportedAt, ...row }) => ({
    ...row,
    bill: billOf({ month, registrationId }),
    amount: won(amount),
    reportedAt: reportedAt.toISOString(),
  }));
}

/** Only the last report of a bill counts. */
export async function writeReport(
  tx: Tx,
  studentId: StudentId,
  { bill, ...said }: DepositReport,
  reportedAt: Date,
): Promise<void> {
  const values = { ...said, reportedAt };
  const insert = tx.insert(reportedDeposits);
  await (bill.kind === 'meals'
    ? insert.values({ studentId, month: bill.month, ...values }).onConflictDoUpdate({
        target: [reportedDeposits.studentId, reportedDeposits.month],
        set: values,
      })
    : insert
        .values({ studentId, registrationId: bill.registrationId, ...values })
        .onConflictDoUpdate({ target: reportedDeposits.registrationId, set: values }));
}

/** Whose a report is; null for one that is gone. */
export async function findReporter(tx: Tx, id: ReportedDepositId): Promise<StudentId | null> {
  const [row] = await tx
    .select({ studentId: reportedDeposits.studentId })
    .from(reportedDeposits)
    .where(eq(reportedDeposits.id, id));
  return row?.studentId ?? null;
}

/**
 * Removes reports of registrations of whose fee something is there: they told of the money before
 * the fee changed.
 */
export const dropAnsweredReports = async (
  tx: Tx,
  ids: readonly MockRegistrationId[],
): Promise<void> => {
  const answered = tx
    .select({ id: mockRegistrations.id })
    .from(mockRegistrations)
    .where(
      and(
        inArray(mockRegistrations.id, [...ids]),
        gt(mockRegistrations.paidAmount, mockRegistrations.refundedAmount),
      ),
    );
  await tx.delete(reportedDeposits).where(inArray(reportedDeposits.registrationId, answered));
};

export const deleteReport = async (tx: Tx, id: ReportedDepositId): Promise<void> =>
  void (await tx.delete(reportedDeposits).where(eq(reportedDeposits.id, id)));
