import type { ManagerId, StudentId } from '@academy/domain/ids';
import { depositStatusSchema, mealSchema } from '@academy/domain/meals';
import type { Won } from '@academy/domain/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { calendarDay, calendarMonth, instant, isMonth, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

export const reservationWriters = ['student', 'manager', 'system'] as const;

/**
 * What a student eats on a day. A day taken back keeps its row: it carries who changed it last, and
 * the device's counter.
 */
export const reservations = pgTable(
  'reservations',
  {
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    date: calendarDay().notNull(),
    lunch: boolean().notNull(),
    dinner: boolean().notNull(),
    updatedAt: instant().notNull(),
    updatedByKind: word(reservationWriters).notNull(),
    /**
     * `X-Client-Seq` of the last write: an older counter of the same device is a late delivery and
     * must not win.
     */
    writtenDevice: text(),
    writtenSeq: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ name: 'reservations_pkey', columns: [table.studentId, table.date] }),
    index('reservations_date_idx').on(table.date, table.studentId),
    check('reservations_updated_by_kind', isOneOf(table.updatedByKind, reservationWriters)),
  ],
);

/**
 * On which days of a month a student eats, as bits: bit 0 is the 1st. Triggers keep it beside
 * `reservations`, whichever code writes those (migration `meal_months`), so that a month of all
 * students is a row each and not thirty. Never written by the program.
 */
export const mealMonths = pgTable(
  'meal_months',
  {
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    month: calendarMonth().notNull(),
    lunch: integer().notNull(),
    dinner: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'meal_months_pkey', columns: [table.month, table.studentId] }),
    check('meal_months_month', isMonth(table.month)),
  ],
);

/**
 * The unit prices of one student's month, frozen at its first save (ADR 0012), and what happened to
 * the payment.
 */
export const mealBills = pgTable(
  'meal_bills',
  {
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    month: calendarMonth().notNull(),
    lunchPrice: integer().$type<Won>().notNull(),
    dinnerPrice: integer().$type<Won>().notNull(),
    depositStatus: word(depositStatusSchema.options).notNull().default('unpaid'),
    /** When it was made, by the database's clock: dated prices of all are those of this moment. */
    frozenAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When the month's books were closed; from then on the three below are what is billed. */
    closedAt: instant(),
    closedLunch: integer(),
    closedDinner: integer(),
    closedTotal: integer().$type<Won>(),
  },
  (table) => [
    primaryKey({ name: 'meal_bills_pkey', columns: [table.studentId, table.month] }),
    index('meal_bills_month_idx').on(table.month),
    check('meal_bills_month', isMonth(table.month)),
    check('meal_bills_prices', sql`${table.lunchPrice} >= 0 and ${table.dinnerPrice} >= 0`),
    check(
      'meal_bills_closed',
      sql`num_nulls(${table.closedLunch}, ${table.closedDinner}, ${table.closedTotal}) in (0, 3)`,
    ),
    check('meal_bills_deposit_status', isOneOf(table.depositStatus, depositStatusSchema.options)),
  ],
);

/** A meal handed out (수령). Taking the tick back deletes the row; the audit log keeps both. */
export const pickUps = pgTable(
  'pick_ups',
  {
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    date: calendarDay().notNull(),
    meal: word(mealSchema.options).notNull(),
    byManagerId: idColumn<ManagerId>()
      .notNull()
      .references(() => managers.id),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'pick_ups_pkey', columns: [table.date, table.studentId, table.meal] }),
    check('pick_ups_meal', isOneOf(table.meal, mealSchema.options)),
  ],
);

/** A student's answer about one meal. */
const answeredMeal = {
  studentId: idColumn<StudentId>()
    .notNull()
    .references(() => students.id),
  date: calendarDay().notNull(),
  meal: word(mealSchema.options).notNull(),
  at: instant().notNull(),
};

/**
 * A meal that a student keeps although an approved absence overlaps it: asked once, answered, not
 * asked again.
 */
export const keptMeals = pgTable('kept_meals', answeredMeal, (table) => [
  primaryKey({ name: 'kept_meals_pkey', columns: [table.studentId, table.date, table.meal] }),
  check('kept_meals_meal', isOneOf(table.meal, mealSchema.options)),
]);

/**
 * A meal that was given up for an approved absence: offered again when the approval is taken back,
 * until it is ordered again or the student lets it go.
 */
export const givenUpMeals = pgTable('given_up_meals', answeredMeal, (table) => [
  primaryKey({ name: 'given_up_meals_pkey', columns: [table.studentId, table.date, table.meal] }),
  check('given_up_meals_meal', isOneOf(table.meal, mealSchema.options)),
]);
