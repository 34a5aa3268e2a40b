import { groupBy } from '@academy/domain/collections';
import type { PointId, StudentId } from '@academy/domain/ids';
import {
  decideConfirmation,
  type confirmationEndpoints,
  type pointManagementEndpoints,
} from '@academy/domain/points';
import type { Db, Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import { traceOf } from '../../../http/log/trace';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { audit } from '../../../shared/audit/audit-db';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notifyStudents } from '../../../shared/messages/push-db';
import { notify } from '../../../shared/notify-db';
import { lockStudents } from '../../../shared/students/students-db';
import { readUnconfirmed } from '../lists/issued-db';
import {
  confirmationNews,
  readConfirmation,
  withdrawConfirmations,
  writeConfirmation,
} from './confirmations-db';
import { lockPoint } from './own-point-db';
import { pointFacts } from './point-states';
import { refusePoint } from './refuse-point';

/** Tells the students' devices that something is to be confirmed, where they want such news. */
export const askForConfirmation = (
  tx: Tx,
  points: readonly { id: PointId; studentId: StudentId }[],
  now: Date,
) =>
  notifyStudents(
    tx,
    points.map(({ id, studentId }) => ({ studentId, ...confirmationNews.ofPoint(id) })),
    now,
  );

/** 확인했어요: a student's own penalty; the first time counts, another student's is refused (403). */
export function confirmPoint(db: Db, call: Call<typeof confirmationEndpoints.confirmPoint>) {
  const {
    actor: { studentId },
    params: { pointId },
    now,
    request,
  } = call;
  return once(db, { ...call, again: (tx) => readConfirmation(tx, pointId) }, async (tx) => {
    const point = await lockPoint(tx, pointId);
    if (point.studentId !== studentId) throw new Refusal('forbidden');
    refusePoint(
      decideConfirmation({ asked: point.asksConfirmation, voided: point.voidedAt !== null }),
      'pointId',
    );
    if (point.confirmedAt !== null) return readConfirmation(tx, pointId);
    await writeConfirmation(tx, pointId, now);
    await withdrawConfirmations(tx, [point]);
    const { pointType, points, pointReason, incidentDate } = pointFacts(point);
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: point.studentName,
      role: 'STUDENT',
      action: 'confirm-point',
      entity: 'points',
      entityId: pointId,
      after: { pointType, points, pointReason, incidentDate },
    });
    await notify(tx, { topic: 'points' }, [studentId]);
    return readConfirmation(tx, pointId);
  });
}

/** 다시 알리기: one notification for each student who still has something of these to confirm. */
export function remindOfPoints(db: Db, call: Call<typeof pointManagementEndpoints.remindOfPoints>) {
  const { now, body } = call;
  return once(db, call, async (tx) => {
    const open = groupBy(await readUnconfirmed(tx, body.pointIds), ({ studentId }) => studentId);
    const names = await lockStudents(tx, [...open.keys()]);
    const told = [...open].flatMap(([studentId, points]) => {
      const [first] = points;
      return first && names.has(studentId)
        ? [{ studentId, first: first.id, count: points.length }]
        : [];
    });
    if (told.length === 0) throw new Refusal('nobody-to-remind');
    const reached = await notifyStudents(
      tx,
      told.map(({ studentId }) => ({ studentId, ...confirmationNews.ofDay(studentId, now) })),
      now,
    );
    await auditManager(
      tx,
      call,
      told.map(({ studentId, first, count }) => ({
        action: 'remind-of-points',
        entity: 'points',
        entityId: first,
        subject: names.get(studentId) ?? '',
        after: { studentId, count },
      })),
    );
    return { students: told.length, reached };
  });
}
