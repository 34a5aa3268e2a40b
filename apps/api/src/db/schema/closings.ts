import { CLOSING_CAUSES, mealSchema } from '@academy/domain/meals';
import type { ManagerId } from '@academy/domain/ids';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { calendarDay, instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';

/**
 * Why a meal of a day was closed. That it is closed is in the settings' disabled dates; this is
 * the remark beside it.
 */
export const mealClosings = pgTable(
  'meal_closings',
  {
    date: calendarDay().notNull(),
    meal: word(mealSchema.options).notNull(),
    cause: word(CLOSING_CAUSES).notNull(),
    note: text().notNull().default(''),
    createdBy: idColumn<ManagerId>()
      .notNull()
      .references(() => managers.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'meal_closings_pkey', columns: [table.date, table.meal] }),
    check('meal_closings_meal', isOneOf(table.meal, mealSchema.options)),
    check('meal_closings_cause', isOneOf(table.cause, CLOSING_CAUSES)),
  ],
);
