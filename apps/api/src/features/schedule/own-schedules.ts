import type { ScheduleId, StudentId } from '@academy/domain/ids';
import type { ScheduleRefusal } from '@academy/domain/messages';
import { describeClash, findClash, type RegularSchedule, type Timetable } from '@academy/domain/schedule';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { traceOf } from '../../http/trace';
import { audit } from '../../shared/audit-db';
import { readSchedules, type StoredSchedule } from '../../shared/schedules-db';
import { lockStudent } from '../../shared/students-db';
import { scheduleExists } from './schedules-db';

/** All of a student's schedules, under the student's lock: what is decided by them stays true until the transaction ends. */
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
export async function oneOf(tx: Tx, { own }: OwnSchedules, id: ScheduleId): Promise<StoredSchedule> {
  const schedule = own.find((one) => one.id === id);
  if (schedule) return schedule;
  throw (await scheduleExists(tx, id)) ? new Refusal(403, 'forbidden') : new Refusal(404, 'not-found');
}

/** The schedule as it stands after a change of this transaction. */
export async function reread(tx: Tx, { studentId }: OwnSchedules, id: ScheduleId): Promise<StoredSchedule> {
  const schedule = (await readSchedules(tx, studentId)).find((one) => one.id === id);
  if (!schedule) throw new Error(`schedule ${id} is gone`);
  return schedule;
}

export const refuse = (reason: ScheduleRefusal): Refusal => new Refusal(409, reason);

/** Refuses a timetable that is in the way of another schedule, and names it. */
export function refuseClash(wished: Timetable, { own }: OwnSchedules, edited: RegularSchedule | null = null): void {
  const clash = findClash(wished, own, edited);
  if (clash) throw new Refusal(409, 'schedule-clash', { variables: { clash: describeClash(clash) } });
}

interface Change {
  action: string;
  id: ScheduleId;
  before?: RegularSchedule;
  after: RegularSchedule;
}

/** Writes down what the student changed. */
export const noteChange = (tx: Tx, request: FastifyRequest, { studentId, studentName }: OwnSchedules, { action, id, before, after }: Change): Promise<void> =>
  audit(tx, traceOf(request), {
    actorKind: 'student', actorId: studentId, actorName: studentName, role: 'STUDENT', action, entity: 'regular-schedules', entityId: id, before, after,
  });
