import { auditSentence, changesBetween, type AuditEntry, type TellOptions } from '@academy/domain/audit';
import { auditIdSchema } from '@academy/domain/ids';
import type { AuditRow } from './audit-log-db';

/** A row of the log in words. */
export function toEntry(row: AuditRow, options: TellOptions): AuditEntry {
  const { id, at, actorKind, actorName, role, action, entity, entityId, subject, before, after, ip, device } = row;
  return {
    id: auditIdSchema.parse(id), at: at.toISOString(), actorKind, actorName: actorKind === 'system' ? '' : actorName, role, action, entity, entityId, subject,
    sentence: auditSentence({ actorKind, actorName, action, subject, before, after }, options), changes: changesBetween(before, after, options), ip, device,
  };
}
