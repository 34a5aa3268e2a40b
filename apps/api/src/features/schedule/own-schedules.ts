import type { ScheduleId, StudentId } from '@academy/domain/ids';
import {
  type ScheduleRefusal,
  describeClash,
  findClash,
  type RegularSchedule,
  type Timetable,
} from '@academy/domain/schedule';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { traceOf } from '../../http/log/trace';
import { audit, type AuditEntry } from '../../shared/audit/audit-db';
import { readSchedules, type StoredSchedule } from '../../shared/schedule/schedules-db';
import { lockStudent } from '../../shared/students/students-db';
import { notify } from '../../shared/notify-db';
import { changeSchedules, type ScheduleChange } from '../../shared/schedule/schedule-writes-db';
import { readSchedule, scheduleExists } from './schedules-db';

/**
 * All of a student's schedules, under the student's lock: what is decided by them stays true until
 * the transaction ends.
 */
export interface OwnSchedules {
  studentId: StudentId;
  studentName: string;
  own: StoredSchedule[];
}

export async function lockSchedules(tx: Tx, studentId: StudentId): Promise<OwnSchedules> {
  const { name: studentName } = await lockStudent(tx, studentId);
  return { studentId, studentName, own: await readSchedules(tx, studentId) };
}

/** One of the own schedules; another student's is refused (403). */
export async function oneOf(
  tx: Tx,
  { own }: OwnSchedules,
  id: ScheduleId,
): Promise<StoredSchedule> {
  const schedule = own.find((one) => one.id === id);
  if (schedule) return schedule;
  throw (await scheduleExists(tx, id)) ? new Refusal('forbidden') : new Refusal('not-found');
}

/**
 * The request to change an approved schedule that waits. The two are one plan: what becomes of one
 * day or of all becomes of both.
 */
export const changeRequestOf = (
  { own }: OwnSchedules,
  id: ScheduleId,
): StoredSchedule | undefined =>
  own.find(({ replacesId, status }) => replacesId === id && status === 'PENDING');

export const refuse = (reason: ScheduleRefusal): Refusal => new Refusal(reason);

/** Refuses a timetable that is in the way of another schedule, and names it. */
export function refuseClash(
  wanted: Timetable,
  { own }: OwnSchedules,
  edited: RegularSchedule | null = null,
): void {
  const clash = findClash(wanted, own, edited);
  if (clash) throw new Refusal('schedule-clash', { variables: { clash: describeClash(clash) } });
}

interface Change {
  action: string;
  before?: RegularSchedule;
  after: RegularSchedule;
}

/** Writes down what the student changed, and lets the managers' screens read it again. */
export async function noteChanges(
  tx: Tx,
  request: FastifyRequest,
  { studentId, studentName }: OwnSchedules,
  ...changes: Change[]
): Promise<void> {
  await audit(
    tx,
    traceOf(request),
    ...changes.map(({ action, before, after }): AuditEntry => ({
      actorKind: 'student',
      actorId: studentId,
      actorName: studentName,
      role: 'STUDENT',
      action,
      entity: 'regular-schedules',
      entityId: after.id,
      before,
      after,
    })),
  );
  await notify(tx, { topic: 'approvals' });
}

interface Writing {
  action: string;
  before: StoredSchedule;
  change: ScheduleChange;
}

/** Changes a schedule, writes down that the student did, and answers it as it is then. */
export async function writeChange(
  tx: Tx,
  { now, request }: { now: Date; request: FastifyRequest },
  mine: OwnSchedules,
  { action, before, change }: Writing,
): Promise<StoredSchedule> {
  await changeSchedules(tx, [before.id], change, { by: 'student', now });
  const after = await readSchedule(tx, mine.studentId, before.id);
  await noteChanges(tx, request, mine, { action, before, after });
  return after;
}
