import { sql } from 'drizzle-orm';
import type { Tx } from '../database';

const decided = sql`s.registered_by = 'student' and s.status in ('APPROVED', 'REJECTED') and s.decided_at is not null`;

/**
 * What the demo academy's managers decided, as if they had done it: the request as it waited is a
 * version of its own, and the log says who decided.
 */
export async function seedScheduleHistory(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into schedule_versions (schedule_id, version, value, by_kind, at)
    select s.id, 1, to_jsonb(s) || '{"status": "PENDING", "reject_reason": null, "decided_by": null, "decided_at": null}', 'manager', s.decided_at from regular_schedules s where ${decided}`);
  await tx.execute(sql`update regular_schedules s set version = 2 where ${decided}`);
  await tx.execute(sql`
    insert into audit_log (at, actor_kind, actor_id, actor_name, role, action, entity, entity_id, subject, before, after)
    select s.decided_at, 'manager', m.id, m.name, m.role, case s.status when 'APPROVED' then 'approve-schedule' else 'reject-schedule' end, 'regular-schedules', s.id::text, student.name,
      jsonb_build_object('status', 'PENDING', 'version', 1, 'rejectReason', null), jsonb_build_object('status', s.status, 'version', 2, 'rejectReason', s.reject_reason)
    from regular_schedules s join managers m on m.id = s.decided_by join students student on student.id = s.student_id where ${decided} order by s.decided_at, s.id`);
}
