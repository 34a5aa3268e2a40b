import type { ManagerId, MealPriceId, StudentId } from '@academy/domain/ids';
import type { Won } from '@academy/domain/money';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { calendarDay, instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

/**
 * Dated prices, for all students or for one. A removed one keeps its row: months saved under it
 * keep it (ADR 0012). Both instants are the database's, as those of the bills they are compared
 * with.
 */
export const mealPrices = pgTable(
  'meal_prices',
  {
    id: idColumn<MealPriceId>().generatedAlwaysAsIdentity().primaryKey(),
    /** Null: for all students. */
    studentId: idColumn<StudentId>().references(() => students.id),
    firstDate: calendarDay().notNull(),
    lastDate: calendarDay(),
    lunchPrice: integer().$type<Won>(),
    dinnerPrice: integer().$type<Won>(),
    reason: text().notNull().default(''),
    byManagerId: idColumn<ManagerId>()
      .notNull()
      .references(() => managers.id),
    enteredAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    removedAt: instant(),
  },
  (table) => [
    index('meal_prices_student_idx').on(table.studentId, table.firstDate),
    check('meal_prices_days', sql`${table.lastDate} >= ${table.firstDate}`),
    check('meal_prices_some', sql`num_nonnulls(${table.lunchPrice}, ${table.dinnerPrice}) > 0`),
    check('meal_prices_won', sql`${table.lunchPrice} >= 0 and ${table.dinnerPrice} >= 0`),
  ],
);
