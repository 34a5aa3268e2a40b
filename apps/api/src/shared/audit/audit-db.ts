import type { ManagerId, StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { auditLog } from '../../db/schema';

/** Where a change came from: the same for everything that one request does. */
export interface Trace {
  at: Date;
  ip: string;
  device: string;
  requestId: string;
}

export interface AuditEntry {
  actorKind: 'student' | 'manager' | 'system';
  actorId: StudentId | ManagerId | null;
  actorName: string;
  role: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  /** Whom or what it is about, by name: what the sentence in the log says. */
  subject?: string;
  before?: unknown;
  after?: unknown;
  /**
   * Whom it concerns beyond those whom the database finds in it: by the thing, by each `studentId`
   * in what it says, and by who acted (`students_concerned`, migration 0002).
   */
  studentIds?: StudentId[];
}

const text = (name: string) => sql`${sql.placeholder(name)}::text`;

/** The entry of one change as a part of a larger statement, with the values of `auditValues`. */
export const insertingAudit = sql`
  insert into audit_log (at, actor_kind, actor_id, actor_name, role, action, entity, entity_id, before, after, ip, device, request_id)
  values (${sql.placeholder('at')}::timestamptz, ${text('actorKind')}, ${sql.placeholder('actorId')}::bigint, ${text('actorName')}, ${text('role')}, ${text('action')}, ${text('entity')}, ${text('entityId')},
    ${sql.placeholder('before')}::jsonb, ${sql.placeholder('after')}::jsonb, ${text('ip')}, ${text('device')}, ${text('requestId')})`;

export const auditValues = (
  { at, ...trace }: Trace,
  { before, after, ...entry }: Omit<AuditEntry, 'subject' | 'studentIds'>,
) => ({
  ...trace,
  ...entry,
  at: at.toISOString(),
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});

/**
 * Writes down who changed what, inside the transaction that changes it, in one statement: there is
 * no change without its entry.
 */
export async function audit(tx: Tx, trace: Trace, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length > 0)
    await tx.insert(auditLog).values(entries.map((entry) => ({ ...trace, ...entry })));
}
