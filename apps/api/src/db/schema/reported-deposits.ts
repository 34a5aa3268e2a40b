import type { MockRegistrationId, ReportedDepositId, StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { calendarDay, calendarMonth, instant, isMonth } from './columns';
import { idColumn } from './id-column';
import { mockRegistrations } from './mocks';
import { students } from './students';

/**
 * What students say they paid, one row for each bill. No money: `deposit_entries` has that, once a
 * manager confirmed it.
 */
export const reportedDeposits = pgTable(
  'reported_deposits',
  {
    id: idColumn<ReportedDepositId>().generatedAlwaysAsIdentity().primaryKey(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    /** A month of meals, or else a registration. */
    month: calendarMonth(),
    registrationId: idColumn<MockRegistrationId>().references(() => mockRegistrations.id),
    depositorName: text().notNull(),
    /** Won. */
    amount: integer().notNull(),
    day: calendarDay().notNull(),
    reportedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('reported_deposits_month_key').on(table.studentId, table.month),
    uniqueIndex('reported_deposits_registration_key').on(table.registrationId),
    check('reported_deposits_month', isMonth(table.month)),
    check(
      'reported_deposits_one_bill',
      sql`num_nonnulls(${table.month}, ${table.registrationId}) = 1`,
    ),
    check('reported_deposits_amount', sql`${table.amount} > 0`),
  ],
);
