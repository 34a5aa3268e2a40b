import type { MockRegistrationId } from '@academy/domain/ids';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { mockRegistrations, students } from '../../db/schema';
import { keptRows, type KeptRow } from '../../shared/operations/kept-rows-db';
import { lockExamsOf } from '../../shared/registrations-db';

/**
 * What a deposit changes of a registration; `canceledAt`: who cancelled since gets nothing back.
 */
export const keptFees = keptRows(mockRegistrations, {
  only: ['id', 'studentId', 'paymentStatus', 'depositorName', 'depositDay', 'canceledAt'],
  name: 'mock-fee',
});
export type Fee = Pick<
  KeptRow<typeof keptFees>,
  'paymentStatus' | 'depositorName' | 'depositDay'
> & { name: string };

/**
 * Locks the exams of registrations, as every write to them does, and reads how their fees stand.
 */
export async function lockFees(tx: Tx, ids: readonly MockRegistrationId[]) {
  await lockExamsOf(tx, ids);
  const rows = await tx
    .select({
      id: mockRegistrations.id,
      studentId: mockRegistrations.studentId,
      name: students.name,
      paymentStatus: mockRegistrations.paymentStatus,
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
  const values = changes.map(({ id, fee }) => ({ ...fee, id }));
  await tx.execute(sql`
    update mock_registrations r set payment_status = w."paymentStatus", deposit_day = w."depositDay",
      depositor_name = w."depositorName", updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as w (id bigint, "paymentStatus" text, "depositDay" date, "depositorName" text)
    where r.id = w.id`);
}
