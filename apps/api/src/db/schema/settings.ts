import type { ManagerId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { calendarDay, instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { storedPictures } from './news';

/**
 * What the academy decided, a document for each of its settings, read and written whole. No row:
 * never saved, the domain's defaults hold. `kept-settings.ts` has their names and schemas: read
 * them through these.
 */
export const settings = pgTable(
  'settings',
  {
    name: text().primaryKey(),
    value: jsonb().$type<object>().notNull(),
    /** Goes up by one with every save; the answer to `If-Match`. */
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    updatedBy: idColumn<ManagerId>().references(() => managers.id),
    /** The academy's logo: a picture that a setting names stays. */
    logoKey: text()
      .generatedAlwaysAs(sql`case when "name" = 'academy' then "value" ->> 'logo' end`)
      .references(() => storedPictures.key),
  },
  (table) => [check('settings_value_is_object', sql`jsonb_typeof(${table.value}) = 'object'`)],
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
