import type { ReasonId } from '@academy/domain/ids';
import { checkReason, existingReason, tidyReason } from '@academy/domain/reasons';
import {
  approvalOperationTexts,
  checkDayOrderAtDesk,
  type scheduleManagementEndpoints,
} from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { recordOperation } from '../../shared/operations/operations-db';
import { madeRows } from '../../shared/operations/restoring-rows-db';
import { refuseContrary } from '../../shared/schedule/refuse-contrary';
import {
  insertReasonFor,
  keptReasons,
  readReasonsById,
  readReasonsOfDay,
} from './queue/decisions-db';
import { lockFor } from './schedules/managed-schedule';

async function readOne(tx: Tx, { id }: { id: ReasonId }) {
  const [reason] = await readReasonsById(tx, [id]);
  if (!reason) throw new Refusal('not-found');
  return reason;
}

/**
 * Submits a reason for a student: it holds at once. Any day may be reported at the desk; a day and
 * type that has a reason already keeps that one.
 */
export async function submitReasonFor(
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.submitReasonFor>,
) {
  const {
    params: { studentId },
    body: { insteadOf, ...body },
    now,
    actor: { managerId },
  } = call;
  refuseFields(checkReason(body, { today: seoulDay(now), current: body }));
  const draft = tidyReason(body);
  return once(db, { ...call, again: readOne }, async (tx) => {
    const { names } = await lockFor(tx, studentId);
    const existing = existingReason(await readReasonsOfDay(tx, studentId, draft.date), draft);
    if (existing) throw new Refusal('reason-exists', { extra: { existing } });
    await refuseContrary(tx, studentId, draft, checkDayOrderAtDesk, { schedule: insteadOf });
    const id = await insertReasonFor(tx, studentId, draft, { by: managerId, now });
    const after = await readOne(tx, { id });
    await auditManager(tx, call, {
      action: 'submit-reason-for',
      entity: 'absence-reasons',
      entityId: id,
      subject: names.get(studentId) ?? '',
      after,
    });
    await notify(tx, { topic: 'approvals' }, [studentId]);
    const undo = await recordOperation(
      tx,
      {
        kind: 'reasons.change',
        by: managerId,
        at: now,
        label: approvalOperationTexts.reasonFor,
      },
      await madeRows(tx, keptReasons, [id]),
    );
    return { ...after, undo };
  });
}
