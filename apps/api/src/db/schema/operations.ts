import type { ManagerId, OperationId } from '@academy/domain/ids';
import { OPERATION_KINDS } from '@academy/domain/operations';
import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { concernedStudents, instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';

export const operationKind = pgEnum('operation_kind', OPERATION_KINDS);

/**
 * Managers' writes that can be taken back as a whole: imports, bulk changes, changes of the meal
 * rules, bookings.
 */
export const operations = pgTable(
  'operations',
  {
    id: idColumn<OperationId>().generatedAlwaysAsIdentity().primaryKey(),
    kind: operationKind().notNull(),
    at: instant().notNull(),
    byManagerId: idColumn<ManagerId>()
      .notNull()
      .references(() => managers.id),
    /** What a list of them shows: a file's name, a month. */
    label: text().notNull().default(''),
    /** What its answer said: counts, a choice. */
    facts: jsonb().notNull().default({}),
    undoneAt: instant(),
    undoneBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [index('operations_kind_idx').on(table.kind, table.id.desc())],
);

/**
 * What one of them did to one thing, in the order of the doing: `planUndo` reads these. Null: it
 * was not there.
 */
export const operationRows = pgTable(
  'operation_rows',
  {
    operationId: idColumn<OperationId>()
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** `student`, `reservation`, `lunch-settings`, `deposit-entry`, … */
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    studentIds: concernedStudents(),
  },
  (table) => [
    primaryKey({ name: 'operation_rows_pkey', columns: [table.operationId, table.position] }),
    index('operation_rows_students_idx').using('gin', table.studentIds),
  ],
);
