import {
  checkReason,
  decideReasonChange,
  tidyReason,
  type reasonEndpoints,
} from '@academy/domain/reasons';
import { checkDayOrder } from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { once } from '../../http/writes/once';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { refuseContrary } from '../../shared/schedule/refuse-contrary';
import { attach } from '../../shared/attachments/attach';
import { lockReason, noteChange, refuseSecond } from './own-reason';
import { changeReason, readReason } from './reasons-db';

/** Edits a reason that waits and that the student has read (its `version`). */
export async function editReason(db: Db, call: Call<typeof reasonEndpoints.editReason>) {
  const {
    actor: { studentId },
    params: { reasonId },
    body: { version, attachmentIds, ...form },
    now,
    request,
  } = call;
  return once(db, { ...call, again: (tx) => readReason(tx, studentId, reasonId) }, async (tx) => {
    const { reason, ...owner } = await lockReason(tx, studentId, reasonId);
    if (reason.version !== version) throw new Refusal('stale', { extra: { current: reason } });
    const decision = decideReasonChange(reason);
    if (!decision.allowed) throw new Refusal(decision.reason);
    refuseFields(checkReason(form, { today: seoulDay(now), current: reason }));
    const draft = tidyReason(form);
    await refuseSecond(tx, studentId, draft, reasonId);
    await refuseContrary(tx, studentId, draft, checkDayOrder, { reason: reasonId });
    await attach(tx, { studentId, to: { reasonId } }, attachmentIds);
    await changeReason(tx, reasonId, draft, now);
    const after = await readReason(tx, studentId, reasonId);
    await noteChange(tx, request, owner, { action: 'edit-reason', before: reason, after });
    return after;
  });
}

/**
 * Takes a waiting reason back and deletes its pictures. Repeated, it answers like the first time.
 */
export async function withdrawReason(
  db: Db,
  {
    actor: { studentId },
    params: { reasonId },
    now,
    request,
  }: Call<typeof reasonEndpoints.withdrawReason>,
) {
  return transact(db, async (tx) => {
    const { reason, ...owner } = await lockReason(tx, studentId, reasonId);
    if (reason.status === 'WITHDRAWN') return reason;
    const decision = decideReasonChange(reason);
    if (!decision.allowed) throw new Refusal(decision.reason);
    await attach(tx, { studentId, to: { reasonId } }, []);
    await changeReason(tx, reasonId, { status: 'WITHDRAWN' }, now);
    const after = await readReason(tx, studentId, reasonId);
    await noteChange(tx, request, owner, { action: 'withdraw-reason', before: reason, after });
    return after;
  });
}
