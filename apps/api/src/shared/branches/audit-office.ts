import { officeName } from '@academy/domain/branches';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database';
import { audit, type AuditEntry } from '../audit/audit-db';

/** Writes down at the branch what its head office did there. */
export const auditOffice = (
  tx: Tx,
  entry: Omit<AuditEntry, 'actorKind' | 'actorId' | 'actorName' | 'role'>,
  now: Date,
): Promise<void> =>
  audit(
    tx,
    { at: now, ip: '', device: '', requestId: randomUUID() },
    { ...entry, actorKind: 'system', actorId: null, actorName: officeName, role: null },
  );
