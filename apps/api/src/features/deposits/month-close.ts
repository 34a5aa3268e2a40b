import {
  decideClose,
  decideReopen,
  type CloseDecision,
  type depositEndpoints,
} from '@academy/domain/deposits';
import { formatMonth, monthAt, type CalendarMonth } from '@academy/domain/time';
import { addWon } from '@academy/domain/money';
import type { Db, Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { keepInStep } from '../../shared/bills/bill-status-db';
import { readBilledMonth } from '../../shared/bills/billed-months-db';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import {
  freezeBills,
  insertClose,
  lockMonth,
  readClose,
  reopenClose,
  unfreezeBills,
} from './closes-db';
import { voidAdjustments } from './ledger-db';
import { readBooks, recordMonth } from './undo-months';

function refuseUnless(decision: CloseDecision): void {
  if (!decision.allowed) throw new Refusal(decision.reason);
}

async function standingClose(tx: Tx, month: CalendarMonth) {
  await lockMonth(tx, month);
  return readClose(tx, month);
}

/** 월 마감: every bill keeps what it bills now, whatever happens to meals or prices later. */
export function closeMonth(db: Db, call: Call<typeof depositEndpoints.closeMonth>) {
  const {
    actor,
    body: { typed },
    now,
    params,
  } = call;
  const month = monthAt(params.year, params.month);
  return once(db, call, async (tx) => {
    const standing = await standingClose(tx, month);
    const before = await readBooks(tx, month);
    // Before the close, meals are counted and priced live.
    const students = await readBilledMonth(tx, month);
    const pricesSet = students.every(
      ({ priced, lunchCount, dinnerCount }) => priced || lunchCount + dinnerCount === 0,
    );
    refuseUnless(decideClose({ month, typed, closed: standing !== null, pricesSet, now }));
    const bills = students.map(({ id, billedMeals, ...bill }) => ({
      ...bill,
      studentId: id,
      total: billedMeals,
    }));
    const billed = addWon(...bills.map(({ total }) => total));
    if (bills.length > 0) await freezeBills(tx, month, bills, now);
    await insertClose(tx, {
      month,
      closedAt: now,
      closedBy: actor.managerId,
      billed,
      students: bills.length,
    });
    await auditManager(tx, call, {
      action: 'close-month',
      entity: 'month-closes',
      entityId: month,
      subject: formatMonth(month),
      after: { billed, students: bills.length },
    });
    await notify(tx, { topic: 'deposits', months: [month] }, 'all');
    const close = await readClose(tx, month);
    if (!close) throw new Error('the close that was just written is gone');
    return { ...close, undo: await recordMonth(tx, call, month, before) };
  });
}

/**
 * 월 마감 해제: bills count their meals again, those too that changed since. What the adjustments said
 * of them would count twice: they are voided with the reason. That it was closed stays in the
 * history.
 */
export function reopenMonth(db: Db, call: Call<typeof depositEndpoints.reopenMonth>) {
  const {
    actor,
    body: { reason },
    now,
    params,
  } = call;
  const month = monthAt(params.year, params.month);
  return once(db, call, async (tx) => {
    const standing = await standingClose(tx, month);
    refuseUnless(decideReopen(standing !== null));
    const before = await readBooks(tx, month);
    const students = await readBilledMonth(tx, month);
    await unfreezeBills(tx, month);
    await reopenClose(tx, month, { by: actor.managerId, reason, now });
    await voidAdjustments(tx, month, { reason, by: actor.managerId, now });
    if (students.length > 0)
      await keepInStep(
        tx,
        month,
        students.map(({ id }) => id),
      );
    await auditManager(tx, call, {
      action: 'reopen-month',
      entity: 'month-closes',
      entityId: month,
      subject: formatMonth(month),
      before: { billed: standing?.billed ?? 0 },
      after: { billed: null, note: reason },
    });
    await notify(tx, { topic: 'deposits', months: [month] }, 'all');
    return { success: true as const, undo: await recordMonth(tx, call, month, before) };
  });
}
