import type { ReasonId, StudentId } from '@academy/domain/ids';
import { existingReason, type AbsenceReason, type ReasonDraft } from '@academy/domain/reasons';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { traceOf } from '../../http/log/trace';
import { audit } from '../../shared/audit/audit-db';
import { notify } from '../../shared/notify-db';
import { readReasonsOfDate } from '../../shared/schedule/reasons-db';
import { lockStudent } from '../../shared/students/students-db';
import { ownerOf, readReason } from './reasons-db';

interface Owner {
  studentId: StudentId;
  studentName: string;
}

/** Locks the student and reads one of the own reasons; another student's is refused (403). */
export async function lockReason(
  tx: Tx,
  studentId: StudentId,
  id: ReasonId,
): Promise<Owner & { reason: AbsenceReason }> {
  const { name: studentName } = await lockStudent(tx, studentId);
  const owner = await ownerOf(tx, id);
  if (owner === null) throw new Refusal('not-found');
  if (owner !== studentId) throw new Refusal('forbidden');
  return { studentId, studentName, reason: await readReason(tx, studentId, id) };
}

/**
 * Refuses a second reason for a day and type, and returns the existing one for the screen to open.
 */
export async function refuseSecond(
  tx: Tx,
  studentId: StudentId,
  draft: ReasonDraft,
  edited: ReasonId | null = null,
): Promise<void> {
  const others = (await readReasonsOfDate(tx, studentId, draft.date)).filter(
    ({ id }) => id !== edited,
  );
  const existing = existingReason(others, draft);
  if (existing) throw new Refusal('reason-exists', { extra: { existing } });
}

interface Change {
  action: string;
  before?: AbsenceReason;
  after: AbsenceReason;
}

/** Writes down what the student changed, and lets the managers' screens read it again. */
export async function noteChange(
  tx: Tx,
  request: FastifyRequest,
  { studentId, studentName }: Owner,
  { action, before, after }: Change,
): Promise<void> {
  await audit(tx, traceOf(request), {
    actorKind: 'student',
    actorId: studentId,
    actorName: studentName,
    role: 'STUDENT',
    action,
    entity: 'absence-reasons',
    entityId: after.id,
    before,
    after,
  });
  await notify(tx, { topic: 'approvals' });
}
