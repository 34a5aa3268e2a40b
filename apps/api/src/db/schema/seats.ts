import type { ManagerId } from '@academy/domain/ids';
import type { SeatMap } from '@academy/domain/seats';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';

/**
 * The one map of the hall, a document that is read and written whole (`seatMapSchema`). It places
 * seats; students' records say who sits there. No row: not drawn yet.
 */
export const seatMaps = pgTable(
  'seat_maps',
  {
    id: integer().primaryKey().default(1),
    value: jsonb().$type<SeatMap>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    updatedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    check('seat_maps_single_row', sql`${table.id} = 1`),
    check('seat_maps_value_is_object', sql`jsonb_typeof(${table.value}) = 'object'`),
  ],
);
