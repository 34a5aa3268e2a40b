import type { AuditAction } from '@academy/domain/audit';
import type { ScheduleId, StudentId } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import {
  approvalOperationTexts,
  regularScheduleSchema,
  type ApprovalRefusal,
  type ScheduleRefusal,
} from '@academy/domain/schedule';
import type { Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { ManagersCall } from '../../../shared/audit/manager-audit-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import { changeSchedules, type ScheduleChange } from '../../../shared/schedule/schedule-writes-db';
import type { OwnedSchedule } from '../../../shared/schedule/schedules-db';
import { lockStudents } from '../../../shared/students/students-db';
import { noteSchedules } from './note-schedules';
import { scheduleEntry } from './undo-schedules';
import { lockOwnersOfSchedules } from '../queue/decisions-db';
import { readById, readOf } from './schedules-db';

/** A student's schedules under the student's lock. */
export interface LockedSchedules {
  studentId: StudentId;
  names: ReadonlyMap<StudentId, string>;
  own: OwnedSchedule[];
}

/** Locks the student that a manager writes for; 404 without one. */
export async function lockFor(tx: Tx, studentId: StudentId): Promise<LockedSchedules> {
  const names = await lockStudents(tx, [studentId]);
  if (names.size === 0) throw new Refusal('not-found');
  return { studentId, names, own: await readOf(tx, studentId) };
}

/** Locks the student of a schedule and reads it with all the others of that student. */
export async function lockSchedule(
  tx: Tx,
  id: ScheduleId,
): Promise<LockedSchedules & { schedule: OwnedSchedule; waiting: OwnedSchedule | undefined }> {
  const names = await lockOwnersOfSchedules(tx, [id]);
  const [studentId] = names.keys();
  if (studentId === undefined) throw new Refusal('not-found');
  const own = await readOf(tx, studentId);
  const schedule = own.find((one) => one.id === id);
  if (!schedule) throw new Refusal('not-found');
  return {
    studentId,
    names,
    own,
    schedule,
    waiting: own.find(({ replacesId, status }) => replacesId === id && status === 'PENDING'),
  };
}

/** The answer to a write that is asked for again: its schedule as it is now. */
export async function readAgain(tx: Tx, { id }: { id: ScheduleId }): Promise<OwnedSchedule> {
  const [schedule] = await readById(tx, id);
  if (!schedule) throw new Refusal('not-found');
  return schedule;
}

/** It was changed since it was read: refused with the present one. */
export function refuseOther(schedule: OwnedSchedule, version: number): void {
  if (schedule.version !== version)
    throw new Refusal('changed-meanwhile', {
      extra: { current: regularScheduleSchema.parse(schedule) },
    });
}

export const refuse = (reason: ApprovalRefusal | ScheduleRefusal): Refusal => new Refusal(reason);

interface Writing {
  action: AuditAction;
  before: OwnedSchedule;
  change: ScheduleChange;
}

interface Written {
  content: OwnedSchedule[];
  undo: Undoable;
}

/**
 * Changes schedules of one student, each in its way, writes all of it down and answers them as they
 * are then, in that order. They are taken back together.
 */
export async function writeAll(
  tx: Tx,
  call: ManagersCall & { now: Date },
  { studentId, names }: LockedSchedules,
  writes: readonly Writing[],
  added: { id: ScheduleId; action: AuditAction }[] = [],
): Promise<Written> {
  for (const { before, change } of writes)
    await changeSchedules(tx, [before.id], change, { by: 'manager', now: call.now });
  const present = new Map((await readOf(tx, studentId)).map((schedule) => [schedule.id, schedule]));
  const actions = new Map<ScheduleId, AuditAction>([
    ...writes.map(({ action, before }) => [before.id, action] as const),
    ...added.map(({ id, action }) => [id, action] as const),
  ]);
  const after = [...actions.keys()].flatMap((id) => present.get(id) ?? []);
  await noteSchedules(
    tx,
    call,
    (id) => actions.get(id) ?? 'edit-schedule-for',
    names,
    writes.map(({ before }) => before),
    after,
  );
  const undo = await recordOperation(
    tx,
    {
      kind: 'schedules.change',
      by: call.actor.managerId,
      at: call.now,
      label: approvalOperationTexts.changed,
    },
    [
      scheduleEntry(
        [...actions.keys()],
        writes.map(({ before }) => before),
        after,
      ),
    ],
  );
  return { content: after, undo };
}

/** The one that an answer is about. */
export function answered({ content: [first], undo }: Written): OwnedSchedule & { undo: Undoable } {
  if (!first) throw new Error('the schedule is gone under its own lock');
  return { ...first, undo };
}
