import type { ManagerId } from '@academy/domain/ids';
import type { LunchSettings } from '@academy/domain/meals';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { calendarDay, instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { storedPictures } from './news';

/**
 * The one row of meal settings. The value is a document, because it is read and written whole and
 * `lunchSettingsSchema` is its only definition: read it through that schema. No row: nothing was
 * ever saved, the domain's defaults hold.
 */
export const lunchSettings = pgTable(
  'lunch_settings',
  {
    id: integer().primaryKey().default(1),
    value: jsonb().$type<LunchSettings>().notNull(),
    /** Goes up by one with every save; the answer to `If-Match`. */
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    updatedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    check('lunch_settings_single_row', sql`${table.id} = 1`),
    check('lunch_settings_value_is_object', sql`jsonb_typeof(${table.value}) = 'object'`),
  ],
);

/**
 * `public`: from the official calendar, renewed at start. `academy`: entered by a manager, never
 * touched by a renewal.
 */
export const holidaySources = ['public', 'academy'] as const;

export const holidays = pgTable(
  'holidays',
  {
    date: calendarDay().notNull(),
    name: text().notNull(),
    source: word(holidaySources).notNull(),
  },
  (table) => [
    primaryKey({ name: 'holidays_pkey', columns: [table.date, table.name] }),
    check('holidays_source', isOneOf(table.source, holidaySources)),
  ],
);

/** The one row about the academy itself. */
export const academy = pgTable(
  'academy',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    companyLines: jsonb().$type<string[]>().notNull(),
    manualUrl: text().notNull(),
    deskPhone: text().notNull(),
    channelUrl: text().notNull(),
    logoKey: text().references(() => storedPictures.key),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [check('academy_single_row', sql`${table.id} = 1`)],
);
