import type { ManagerId, StudentId } from '@academy/domain/ids';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { concernedStudents, instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { seatKeyOf } from './students';

export const actorKinds = ['student', 'manager', 'system'] as const;

const seatOf = (facts: SQLWrapper) => sql`(${facts} ->> 'seat')`;
/** Which seat an entry's `before` or `after` names. */
export const seatIn = (facts: SQLWrapper) => seatKeyOf(seatOf(facts));
/** Entries that seated a student elsewhere: few among all, so the history of a seat finds them. */
export const isSeatChange = ({
  entity,
  before,
  after,
}: Record<'entity' | 'before' | 'after', SQLWrapper>) =>
  sql`${entity} = 'students' and ${seatOf(before)} is distinct from ${seatOf(after)}`;

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
    /** The students concerned; several where one write affected several. */
    studentIds: concernedStudents(),
  },
  (table) => [
    index('audit_log_entity_idx').on(table.entity, table.entityId, table.id),
    index('audit_log_at_idx').on(table.at),
    index('audit_log_actor_idx').on(table.actorKind, table.actorId, table.id),
    index('audit_log_action_idx').on(table.action, table.id),
    index('audit_log_students_idx').using('gin', table.studentIds),
    index('audit_log_seat_left_idx').on(seatIn(table.before), table.id).where(isSeatChange(table)),
    index('audit_log_seat_taken_idx').on(seatIn(table.after), table.id).where(isSeatChange(table)),
    check('audit_log_actor_kind', isOneOf(table.actorKind, actorKinds)),
  ],
);
