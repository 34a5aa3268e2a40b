import { depositEntryKindSchema } from '@academy/domain/deposits';
import type { DepositEntryId, ManagerId, OperationId, StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { calendarDay, calendarMonth, instant, isMonth, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { operations } from './operations';
import { students } from './students';

/**
 * The deposit ledger: every movement of money for a student's month. A line is never rewritten nor
 * removed (trigger, migration 0001); what was wrong is voided. `settleBill` computes a month's
 * state from these lines, and `meal_bills.deposit_status` keeps its answer for the students.
 */
export const depositEntries = pgTable(
  'deposit_entries',
  {
    id: idColumn<DepositEntryId>().generatedAlwaysAsIdentity().primaryKey(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    month: calendarMonth().notNull(),
    kind: word(depositEntryKindSchema.options).notNull(),
    /** Won; only an adjustment's may be below 0. */
    amount: integer().notNull(),
    depositorName: text().notNull().default(''),
    /** When the money moved; of a refund null while it is still to be paid out. */
    day: calendarDay(),
    note: text().notNull().default(''),
    /** An adjustment that a manager made; it stays when the month is opened again. */
    byHand: boolean().notNull().default(false),
    /** The other end of a carry-over. */
    otherMonth: calendarMonth(),
    operationId: idColumn<OperationId>().references(() => operations.id),
    createdAt: instant().notNull(),
    /** Null: from before there was a ledger. */
    createdBy: idColumn<ManagerId>().references(() => managers.id),
    voidedAt: instant(),
    voidReason: text(),
    voidedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    index('deposit_entries_month_idx').on(table.month, table.studentId),
    index('deposit_entries_student_idx').on(table.studentId, table.id.desc()),
    check('deposit_entries_month', isMonth(table.month)),
    check('deposit_entries_kind', isOneOf(table.kind, depositEntryKindSchema.options)),
    check(
      'deposit_entries_amount',
      sql`${table.amount} > 0 or (${table.kind} = 'adjustment' and ${table.amount} < 0)`,
    ),
    check(
      'deposit_entries_carry',
      sql`(${table.kind} in ('carry-out', 'carry-in')) = (${table.otherMonth} is not null)`,
    ),
    check('deposit_entries_other_month', isMonth(table.otherMonth)),
    check(
      'deposit_entries_voided_with_reason',
      sql`num_nulls(${table.voidedAt}, ${table.voidReason}, ${table.voidedBy}) in (0, 3)`,
    ),
  ],
);

/** Months whose books were closed; one that was opened again stays as history. */
export const monthCloses = pgTable(
  'month_closes',
  {
    id: idColumn<string>().generatedAlwaysAsIdentity().primaryKey(),
    month: calendarMonth().notNull(),
    closedAt: instant().notNull(),
    /**
     * The same by the database's clock, as of the prices: a student's own are those of this moment
     * in all bills of the month, also in one that is made later.
     */
    lockedAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Null: from before closing was a manager's doing. */
    closedBy: idColumn<ManagerId>().references(() => managers.id),
    /** Sum of the frozen bills, in won, and of how many students. */
    billed: bigint({ mode: 'number' }).notNull(),
    students: integer().notNull(),
    reopenedAt: instant(),
    reopenedBy: idColumn<ManagerId>().references(() => managers.id),
    reopenReason: text(),
  },
  (table) => [
    uniqueIndex('month_closes_standing_key')
      .on(table.month)
      .where(sql`${table.reopenedAt} is null`),
    check('month_closes_month', isMonth(table.month)),
    check(
      'month_closes_reopened_with_reason',
      sql`num_nulls(${table.reopenedAt}, ${table.reopenedBy}, ${table.reopenReason}) in (0, 3)`,
    ),
  ],
);
