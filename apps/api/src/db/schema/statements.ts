import type { DepositEntryId, ManagerId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import type { StatementField } from '@academy/domain/statements';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { calendarDay, clockTime, concernedStudents, instant, isClockTime } from './columns';
import { depositEntries } from './deposits';
import { idColumn } from './id-column';
import { managers } from './managers';
import { mockRegistrations } from './mocks';
import { students } from './students';

/**
 * Rows of the bank's lists that were booked or set aside: a longer list that has them again does
 * not book them twice. A row whose booking was taken back is as good as never imported.
 */
export const statementRows = pgTable(
  'statement_rows',
  {
    id: idColumn<string>().generatedAlwaysAsIdentity().primaryKey(),
    day: calendarDay().notNull(),
    time: clockTime(),
    name: text().notNull(),
    /** Won. */
    amount: integer().notNull(),
    /** What the account held afterwards; null where the list did not say. */
    balance: bigint({ mode: 'number' }),
    memo: text().notNull(),
    importedAt: instant().notNull(),
    importedBy: idColumn<ManagerId>()
      .notNull()
      .references(() => managers.id),
    undoneAt: instant(),
    /** Whom it paid for, or whose name it says where nothing was booked. */
    studentIds: concernedStudents(),
  },
  (table) => [
    index('statement_rows_day_idx')
      .on(table.day)
      .where(sql`${table.undoneAt} is null`),
    index('statement_rows_students_idx').using('gin', table.studentIds),
    check('statement_rows_amount', sql`${table.amount} > 0`),
    check('statement_rows_time', isClockTime(table.time)),
  ],
);

/** What a row paid: a line of the ledger or a registration. */
export const statementBookings = pgTable(
  'statement_bookings',
  {
    id: idColumn<string>().generatedAlwaysAsIdentity().primaryKey(),
    rowId: idColumn<string>()
      .notNull()
      .references(() => statementRows.id),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    entryId: idColumn<DepositEntryId>().references(() => depositEntries.id),
    registrationId: idColumn<MockRegistrationId>().references(() => mockRegistrations.id),
    /** Won. */
    amount: integer().notNull(),
  },
  (table) => [
    index('statement_bookings_row_idx').on(table.rowId),
    index('statement_bookings_student_idx').on(table.studentId),
    index('statement_bookings_entry_idx').on(table.entryId),
    index('statement_bookings_registration_idx').on(table.registrationId),
    check('statement_bookings_amount', sql`${table.amount} > 0`),
    check(
      'statement_bookings_one_bill',
      sql`num_nonnulls(${table.entryId}, ${table.registrationId}) = 1`,
    ),
  ],
);

/** What a title of a bank's list means here, as a manager chose; null: the column is left out. */
export const statementTitles = pgTable('statement_titles', {
  /** As titles are compared: `titleKey`. */
  title: text().primaryKey(),
  field: text().$type<StatementField>(),
  chosenAt: instant().notNull(),
  chosenBy: idColumn<ManagerId>()
    .notNull()
    .references(() => managers.id),
});
