import type { PointId } from '@academy/domain/ids';
import {
  decideAnswer,
  decideObjection,
  type ManagedObjection,
  type Objection,
  type objectionEndpoints,
  type pointManagementEndpoints,
} from '@academy/domain/points';
import type { Db, Tx } from '../../../db/database';
import { once } from '../../../http/writes/once';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { traceOf } from '../../../http/log/trace';
import { audit } from '../../../shared/audit/audit-db';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { readIssuedPoint } from './change-point';
import { readIssuedPoints } from '../lists/issued-db';
import { insertObjection, readObjection, readObjections, writeAnswer } from './objections-db';
import { lockPoint, voidPoints } from './own-point-db';
import { watchPoint } from './point-states';
import { refusePoint } from './refuse-point';

/** 이의 신청: a student's own penalty, once; another student's is refused (403). */
export function objectToPoint(db: Db, call: Call<typeof objectionEndpoints.object>) {
  const {
    actor: { studentId },
    params: { pointId },
    body,
    now,
    request,
  } = call;
  const text = body.text.trim();
  return once(db, { ...call, again: (tx) => readObjection(tx, pointId) }, async (tx) => {
    const point = await lockPoint(tx, pointId);
    if (point.studentId !== studentId) throw new Refusal('forbidden');
    refusePoint(
      decideObjection({
        pointType: point.pointType,
        voided: point.voidedAt !== null,
        objection: point.objection?.status ?? null,
        text,
      }),
      'text',
    );
    await insertObjection(tx, { pointId, text, at: now });
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: point.studentName,
      role: 'STUDENT',
      action: 'object-to-point',
      entity: 'points',
      entityId: pointId,
      after: { objection: 'OPEN', text },
    });
    await notify(tx, { topic: 'points' });
    return readObjection(tx, pointId);
  });
}

/** The objections with their points, newest first: two queries. */
export async function listObjections(
  db: Db | Tx,
  status: Objection['status'] | undefined,
): Promise<ManagedObjection[]> {
  const objections = await readObjections(db, status);
  const points = new Map(
    (
      await readIssuedPoints(
        db,
        objections.map(({ pointId }) => pointId),
      )
    ).map((point) => [point.id, point]),
  );
  return objections.flatMap((objection) => {
    const point = points.get(objection.pointId);
    return point ? [{ ...objection, point }] : [];
  });
}

const readManagedObjection = async (tx: Tx, pointId: PointId): Promise<ManagedObjection> => ({
  ...(await readObjection(tx, pointId)),
  point: await readIssuedPoint(tx, pointId),
});

/**
 * The answer, which the student reads. Accepting voids the point, with the answer as the reason.
 */
export function answerObjection(
  db: Db,
  call: Call<typeof pointManagementEndpoints.answerObjection>,
) {
  const {
    actor: { managerId: by },
    params: { pointId },
    body: { accept },
    now,
  } = call;
  const answer = call.body.answer.trim();
  return once(db, { ...call, again: (tx) => readManagedObjection(tx, pointId) }, async (tx) => {
    const before = await lockPoint(tx, pointId);
    const { objection, studentId, studentName } = before;
    if (!objection) throw new Refusal('not-found');
    refusePoint(decideAnswer({ status: objection.status, answer }), 'answer');
    const status = accept ? 'ACCEPTED' : 'DECLINED';
    const record = await watchPoint(tx, call, before);
    await writeAnswer(tx, pointId, { status, answer, by, now });
    if (accept) await voidPoints(tx, [pointId], { reason: answer, by, now });
    await auditManager(tx, call, {
      action: 'answer-objection',
      entity: 'points',
      entityId: pointId,
      subject: studentName,
      before: { objection: objection.status, answer: null },
      after: { objection: status, answer },
    });
    await notify(tx, { topic: 'points' }, [studentId]);
    return {
      ...(await readManagedObjection(tx, pointId)),
      undo: await record(),
    };
  });
}
