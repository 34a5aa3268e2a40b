import type { ManagerId, StudentId } from '@academy/domain/ids';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';

export const actorKinds = ['student', 'manager', 'system'] as const;

/**
 * Who changed what and when. Append-only: triggers refuse UPDATE, DELETE and TRUNCATE (migration
 * 0001).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: idColumn<string>().generatedAlwaysAsIdentity().primaryKey(),
    at: instant().notNull(),
    actorKind: word(actorKinds).notNull(),
    actorId: idColumn<StudentId | ManagerId>(),
    /** As it was then: a later rename does not rewrite history. */
    actorName: text().notNull(),
    role: text(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text(),
    /** Whom or what it was about, by the name of then: `김하늘`, `2026년 11월`. */
    subject: text(),
    before: jsonb(),
    after: jsonb(),
    ip: text(),
    device: text(),
    requestId: text(),
  },
  (table) => [
    index('audit_log_entity_idx').on(table.entity, table.entityId, table.id),
    index('audit_log_at_idx').on(table.at),
    index('audit_log_actor_idx').on(table.actorKind, table.actorId, table.id),
    index('audit_log_action_idx').on(table.action, table.id),
    check('audit_log_actor_kind', isOneOf(table.actorKind, actorKinds)),
  ],
);
