import type { PointId } from '@academy/domain/ids';
import {
  decideVoid,
  type IssuedPoint,
  type pointManagementEndpoints,
} from '@academy/domain/points';
import type { Db, Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { readIssuedPoints } from '../lists/issued-db';
import { lockPoint, rewordPoint, voidPoints } from './own-point-db';
import { pointFacts, watchPoint } from './point-states';
import { refusePoint } from './refuse-point';

export async function readIssuedPoint(tx: Tx, id: PointId): Promise<IssuedPoint> {
  const [point] = await readIssuedPoints(tx, [id]);
  if (!point) throw new Refusal('not-found');
  return point;
}

/** 사유 수정: words only. A score is never changed: the point is voided and given again. */
export function editPoint(db: Db, call: Call<typeof pointManagementEndpoints.editPoint>) {
  const {
    params: { pointId },
    body,
  } = call;
  return once(db, { ...call, again: (tx) => readIssuedPoint(tx, pointId) }, async (tx) => {
    const before = await lockPoint(tx, pointId);
    if (before.voidedAt) throw new Refusal('point-voided');
    const words = { reason: body.reason ?? before.reason, memo: body.memo?.trim() ?? before.memo };
    if (words.reason === before.reason && words.memo === before.memo)
      return readIssuedPoint(tx, pointId);
    const record = await watchPoint(tx, call, before);
    await rewordPoint(tx, pointId, words);
    await auditManager(tx, call, {
      action: 'edit-point',
      entity: 'points',
      entityId: pointId,
      subject: before.studentName,
      before: pointFacts(before),
      after: pointFacts({ ...before, ...words }),
    });
    await notify(tx, { topic: 'points' }, [before.studentId]);
    return { ...(await readIssuedPoint(tx, pointId)), undo: await record() };
  });
}

/** 부여 취소: the point leaves every total and stays in the history, with its reason. */
export function voidPoint(db: Db, call: Call<typeof pointManagementEndpoints.voidPoint>) {
  const {
    actor,
    now,
    params: { pointId },
    body,
  } = call;
  const reason = body.reason.trim();
  return once(db, { ...call, again: (tx) => readIssuedPoint(tx, pointId) }, async (tx) => {
    const before = await lockPoint(tx, pointId);
    refusePoint(decideVoid({ voided: before.voidedAt !== null, reason }), 'reason');
    const record = await watchPoint(tx, call, before);
    await voidPoints(tx, [pointId], { reason, by: actor.managerId, now });
    await auditManager(tx, call, {
      action: 'void-point',
      entity: 'points',
      entityId: pointId,
      subject: before.studentName,
      before: pointFacts(before),
      after: { ...pointFacts(before), voidReason: reason },
    });
    await notify(tx, { topic: 'points' }, [before.studentId]);
    return { ...(await readIssuedPoint(tx, pointId)), undo: await record() };
  });
}
