import type { ManagerId, StudentId } from '@academy/domain/ids';
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
}

/**
 * Writes down who changed what, inside the transaction that changes it, in one statement: there is
 * no change without its entry.
 */
export async function audit(tx: Tx, trace: Trace, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length > 0)
    await tx.insert(auditLog).values(entries.map((entry) => ({ ...trace, ...entry })));
}
