import type { AuditAction } from '@academy/domain/audit';
import type { ScheduleId, StudentId } from '@academy/domain/ids';
import type { Tx } from '../../../db/database';
import { auditManager, type ManagersCall } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import type { OwnedSchedule } from '../../../shared/schedule/schedules-db';

/** Writes down each that became something else, by what it was: one insert. */
export async function noteSchedules(
  tx: Tx,
  call: ManagersCall,
  action: (id: ScheduleId) => AuditAction,
  names: ReadonlyMap<StudentId, string>,
  before: readonly OwnedSchedule[],
  after: readonly OwnedSchedule[],
): Promise<void> {
  const was = new Map(before.map((schedule) => [schedule.id, schedule]));
  await auditManager(
    tx,
    call,
    after.map((schedule) => ({
      action: action(schedule.id),
      entity: 'regular-schedules',
      entityId: schedule.id,
      subject: names.get(schedule.studentId) ?? '',
      before: was.get(schedule.id) ?? null,
      after: schedule,
    })),
  );
  await notify(
    tx,
    { topic: 'approvals' },
    after.map(({ studentId }) => studentId),
  );
}
