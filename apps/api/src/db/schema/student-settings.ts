import type { ManagerId } from '@academy/domain/ids';
import type { ScheduleSettings } from '@academy/domain/schedule';
import type { ErasureSettings } from '@academy/domain/students';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';

/** The one row of mock-exam settings. No row: nothing was ever saved, there are no subjects. */
export const mockExamSettings = pgTable(
  'mock_exam_settings',
  {
    id: integer().primaryKey().default(1),
    /** The electives as managers type them, divided by commas or newlines. */
    subjectOptions: text().notNull().default(''),
    /** What a new exam starts from. */
    allowOnSiteExam: boolean().notNull().default(true),
    paperOnlyNotice: text().notNull().default(''),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    updatedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [check('mock_exam_settings_single_row', sql`${table.id} = 1`)],
);

/**
 * The one row of schedule settings, a document like `lunch_settings`. No row: the domain's defaults
 * hold.
 */
export const scheduleSettings = pgTable(
  'schedule_settings',
  {
    id: integer().primaryKey().default(1),
    value: jsonb().$type<ScheduleSettings>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    updatedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    check('schedule_settings_single_row', sql`${table.id} = 1`),
    check('schedule_settings_value_is_object', sql`jsonb_typeof(${table.value}) = 'object'`),
  ],
);

/** The one row that says when who left is erased. No row: nothing was ever saved, never. */
export const erasureSettings = pgTable(
  'erasure_settings',
  {
    id: integer().primaryKey().default(1),
    value: jsonb().$type<ErasureSettings>().notNull(),
    version: integer().notNull().default(1),
    /** Start of the notice period, in which no student is erased. */
    updatedAt: instant().notNull(),
    updatedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    check('erasure_settings_single_row', sql`${table.id} = 1`),
    check('erasure_settings_value_is_object', sql`jsonb_typeof(${table.value}) = 'object'`),
  ],
);
