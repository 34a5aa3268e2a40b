import type { AuditAction } from '@academy/domain/audit';
import type { ManagerId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx, Db } from '../../db/database';
import { inParts } from '../../db/in-parts';
import { auditLog, managers } from '../../db/schema';
import type { ManagerActor } from '../../http/auth/actor';
import { traceOf } from '../../http/log/trace';
import type { AuditEntry } from './audit-db';

/** The name that the audit log keeps of a manager. */
async function managerName(db: Db | Tx, id: ManagerId): Promise<string> {
  const [manager] = await db
    .select({ name: managers.name })
    .from(managers)
    .where(eq(managers.id, id));
  return manager?.name ?? id;
}

/**
 * What a manager changed. `before` and `after` hold the same fields, so that the log can say them
 * side by side; a missing one means that it was not there.
 */
export type ManagerEntry = Pick<
  AuditEntry,
  'entity' | 'entityId' | 'subject' | 'before' | 'after' | 'studentIds'
> & { action: AuditAction };

/** The parts of a call that an entry is made of. */
export interface ManagersCall {
  actor: ManagerActor;
  request: FastifyRequest;
}

/**
 * Writes down what a manager changed, inside the transaction that changes it: every write of a
 * manager calls this. A write to many things hands in one entry for each, and costs one insert for
 * a thousand of them.
 */
export async function auditManager(
  tx: Tx,
  { actor, request }: ManagersCall,
  entries: ManagerEntry | readonly ManagerEntry[],
): Promise<void> {
  const name = await managerName(tx, actor.managerId);
  const facts = {
    ...traceOf(request),
    actorKind: 'manager' as const,
    actorId: actor.managerId,
    actorName: name,
    role: actor.role,
  };
  const rows = [entries].flat().map((entry) => ({ ...facts, ...entry }));
  for (const part of inParts(rows)) await tx.insert(auditLog).values(part);
}
