import {
  type DepositResult,
  type depositEndpoints,
  depositStateName,
} from '@academy/domain/deposits';
import type { Db, Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { keepInStep } from '../../shared/bills/bill-status-db';
import { keptLines, lockLines } from '../../shared/bills/deposit-lines-db';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { recordOperation } from '../../shared/operations/operations-db';
import { watchRows } from '../../shared/operations/restoring-rows-db';
import { lockStudents } from '../../shared/students/students-db';
import { readResult } from './deposit-rows';
import { findOwners, settleLine } from './ledger-db';

/**
 * 환불 지급 확인: an owed refund gets the day on which it was paid out. Once: the second of a double
 * click is refused.
 */
export function settleRefund(db: Db, call: Call<typeof depositEndpoints.settleRefund>) {
  const {
    actor,
    body: { day },
    now,
    params: { entryId },
  } = call;
  const again = async (tx: Tx, kept: DepositResult): Promise<DepositResult> => {
    const [line] = await lockLines(tx, [entryId]);
    const ids = kept.rows.map(({ studentId }) => studentId);
    return line ? { ...kept, ...(await readResult(tx, line.month, ids)) } : kept;
  };
  return once(db, { ...call, again }, async (tx) => {
    const [owner] = await findOwners(tx, [entryId]);
    if (!owner) throw new Refusal('not-found');
    const names = await lockStudents(tx, [owner], { alsoDeleted: true });
    const [line] = await lockLines(tx, [entryId]);
    if (!line || line.kind !== 'refund') throw new Refusal('not-found');
    if (line.voidedAt) throw new Refusal('entry-voided');
    if (line.day !== null) throw new Refusal('refund-settled');
    const { month } = line;
    const changes = await watchRows(tx, keptLines, [entryId]);
    await settleLine(tx, entryId, day);
    const [student] = await keepInStep(tx, month, [owner]);
    const undo = await recordOperation(
      tx,
      { kind: 'deposits.change', by: actor.managerId, at: now, label: month },
      await changes(),
    );
    await auditManager(tx, call, {
      action: 'settle-refund',
      entity: 'deposits',
      entityId: owner,
      subject: names.get(owner) ?? '',
      before: { month, amount: line.amount, day: null },
      after: {
        month,
        amount: line.amount,
        day,
        ...(student && { state: depositStateName(student.account.state) }),
      },
    });
    await notify(tx, { topic: 'deposits', months: [month] }, [owner]);
    return { ...(await readResult(tx, month, [owner])), skipped: [], undo };
  });
}
