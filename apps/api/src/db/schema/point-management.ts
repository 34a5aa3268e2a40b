import type { ManagerId, PointId } from '@academy/domain/ids';
import { objectionSchema, pointTypeSchema } from '@academy/domain/points';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { studentPoints } from './points';

/**
 * The reasons that managers choose from, with their scores. One that was used is hidden, never
 * deleted.
 */
export const pointPresets = pgTable(
  'point_presets',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    pointType: word(pointTypeSchema.options).notNull(),
    name: text().notNull(),
    points: integer().notNull(),
    position: integer().notNull(),
    hidden: boolean().notNull().default(false),
    /** A penalty by it asks for the student's confirmation. */
    asksConfirmation: boolean().notNull().default(false),
  },
  (table) => [
    index('point_presets_position_idx').on(table.position),
    check(
      'point_presets_confirmation',
      sql`${table.pointType} = 'PENALTY' or not ${table.asksConfirmation}`,
    ),
    check('point_presets_type', isOneOf(table.pointType, pointTypeSchema.options)),
    check('point_presets_points', sql`${table.points} between 1 and 100`),
    check('point_presets_name_is_given', sql`length(trim(${table.name})) > 0`),
  ],
);

const STATUSES = objectionSchema.shape.status.options;

/** A student's objection to a penalty: one per point. */
export const pointObjections = pgTable(
  'point_objections',
  {
    pointId: idColumn<PointId>()
      .primaryKey()
      .references(() => studentPoints.id),
    text: text().notNull(),
    at: instant().notNull(),
    status: word(STATUSES).notNull().default('OPEN'),
    answer: text(),
    answeredAt: instant(),
    answeredBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    index('point_objections_open_idx')
      .on(table.at)
      .where(sql`${table.status} = 'OPEN'`),
    check('point_objections_status', isOneOf(table.status, STATUSES)),
    check(
      'point_objections_answered',
      sql`(${table.status} = 'OPEN') = (${table.answeredAt} is null)`,
    ),
  ],
);
