import {
  decidePayment,
  type ManagedRegistration,
  type RegistrationsResult,
  type mockManagementEndpoints,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../../db/database';
import type { Call } from '../../../../http/serve';
import { once } from '../../../../http/writes/once';
import { watchRows } from '../../../../shared/operations/restoring-rows-db';
import { currentRegistrations, finishBulk, lockForBulk, type Skipped } from '../bulk';
import { keptRegistrations, writeRegistrations } from './registrations-db';

type PaymentsCall = Call<typeof mockManagementEndpoints.changePayments>;

/**
 * A registration after its payment: a confirmed deposit has a day,
 * today by default; an unconfirmed one has none.
 */
function paid(
  row: ManagedRegistration,
  to: Pick<ManagedRegistration, 'paidAmount' | 'refundedAmount'>,
  { body: { change, day, depositorName }, now }: Pick<PaymentsCall, 'body' | 'now'>,
): ManagedRegistration {
  if (change === 'refund') return { ...row, ...to };
  if (change === 'unconfirm') return { ...row, ...to, depositDay: null, depositorName: '' };
  return {
    ...row,
    ...to,
    depositDay: day ?? seoulDay(now),
    depositorName: depositorName?.trim() ?? row.depositorName,
  };
}

/**
 * 입금 확인·해제·환불 지급. Decided under the exam's lock: of two managers who confirm the same deposit, the
 * second is refused.
 */
export function changePayments(db: Db, call: PaymentsCall): Promise<RegistrationsResult> {
  const {
    params: { examId },
    body: { ids: asked, change },
    now,
  } = call;
  return once(db, { ...call, again: currentRegistrations(examId) }, async (tx) => {
    const { exam, rows } = await lockForBulk(tx, { examId, ids: asked, now });
    const [written, skipped]: [ManagedRegistration[], Skipped[]] = [[], []];
    for (const row of rows) {
      const decision = decidePayment(row, change);
      if (!decision.allowed) skipped.push({ row, reason: decision.reason });
      else written.push(paid(row, decision.to, call));
    }
    const ids = written.map(({ id }) => id);
    const changes = await watchRows(tx, keptRegistrations, ids);
    await writeRegistrations(tx, written, now);
    return finishBulk(tx, call, {
      exam,
      action: 'change-mock-payments',
      before: rows,
      changed: ids,
      skipped,
      changes: [changes],
    });
  });
}
