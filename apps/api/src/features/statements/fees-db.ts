import type { MockRegistrationId } from '@academy/domain/ids';
import type { Won } from '@academy/domain/money';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { mockRegistrations, students } from '../../db/schema';
import { keptRows, type KeptRow } from '../../shared/operations/kept-rows-db';
import { lockExamsOf } from '../../shared/registrations-db';

/**
 * What a deposit changes of a registration; `canceledAt`: who cancelled since gets nothing back.
 */
export const keptFees = keptRows(mockRegistrations, {
  only: ['id', 'studentId', 'paidAmount', 'depositorName', 'depositDay', 'canceledAt'],
  name: 'mock-fee',
});
export type Fee = Pick<
  KeptRow<typeof keptFees>,
  'paidAmount' | 'depositorName' | 'depositDay' | 'canceledAt'
> & { name: string; fee: Won; refundedAmount: Won };

/**
 * Locks the exams of registrations, as every write to them does, and reads what was paid of their
 * fees.
 */
export async function lockFees(tx: Tx, ids: readonly MockRegistrationId[]) {
  await lockExamsOf(tx, ids);
  const rows = await tx
    .select({
      id: mockRegistrations.id,
      studentId: mockRegistrations.studentId,
      name: students.name,
      fee: mockRegistrations.fee,
      paidAmount: mockRegistrations.paidAmount,
      refundedAmount: mockRegistrations.refundedAmount,
      canceledAt: mockRegistrations.canceledAt,
      depositorName: mockRegistrations.depositorName,
      depositDay: mockRegistrations.depositDay,
    })
    .from(mockRegistrations)
    .innerJoin(students, eq(students.id, mockRegistrations.studentId))
    .where(inArray(mockRegistrations.id, [...ids]))
    .orderBy(asc(mockRegistrations.id));
  return rows.map(({ id, studentId, ...fee }) => ({ id, studentId, fee: fee satisfies Fee }));
}

export async function writeFees(
  tx: Tx,
  changes: readonly { id: MockRegistrationId; fee: Fee }[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const values = changes.map(({ id, fee: { paidAmount, depositDay, depositorName } }) => ({
    id,
    paidAmount,
    depositDay,
    depositorName,
  }));
  await tx.execute(sql`
    update mock_registrations r set paid_amount = w."paidAmount", deposit_day = w."depositDay",
      depositor_name = w."depositorName", updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as w (id bigint, "paidAmount" int, "depositDay" date, "depositorName" text)
    where r.id = w.id`);
}
