import * as z from 'zod/mini';
import { studentIdSchema } from '../ids';
import {
  BLOCK_TEXT_LIMIT,
  BLOCKS_MAX,
  ROOM_CELLS_MAX,
  ROOM_NAME_LIMIT,
  ROOMS_MAX,
  SEAT_LABEL_LIMIT,
  SEATS_MAX,
} from './limits';

/** Cells of a room count from 0, from the left and from the top. */
const cell = z.int().check(z.gte(0), z.lt(ROOM_CELLS_MAX));
const size = z.int().check(z.gte(1), z.lte(ROOM_CELLS_MAX));

/** Position of a seat; its label is the one on students' records. */
export const placedSeatSchema = z.object({
  label: z.string().check(z.maxLength(SEAT_LABEL_LIMIT)),
  x: cell,
  y: cell,
});
export type PlacedSeat = z.output<typeof placedSeatSchema>;

/** What is no seat: a wall, or with a text the door, the desk, the board. */
export const blockSchema = z.object({
  text: z.string().check(z.maxLength(BLOCK_TEXT_LIMIT)),
  x: cell,
  y: cell,
  w: size,
  h: size,
});
export type Block = z.output<typeof blockSchema>;

export const roomSchema = z.object({
  name: z.string().check(z.maxLength(ROOM_NAME_LIMIT)),
  columns: size,
  rows: size,
  seats: z.array(placedSeatSchema).check(z.maxLength(SEATS_MAX)),
  blocks: z.array(blockSchema).check(z.maxLength(BLOCKS_MAX)),
});
export type Room = z.output<typeof roomSchema>;

/** The hall, room by room. It places seats; students' records say who sits there. */
export const seatMapSchema = z.object({
  rooms: z.array(roomSchema).check(z.maxLength(ROOMS_MAX)),
});
export type SeatMap = z.output<typeof seatMapSchema>;

/** The map and who saved it last; `version` goes back as `If-Match`, 0: never saved. */
export const editedSeatMapSchema = z.object({
  map: seatMapSchema,
  version: z.int(),
  updatedAt: z.nullable(z.iso.datetime()),
  updatedByName: z.nullable(z.string()),
});
export type EditedSeatMap = z.output<typeof editedSeatMapSchema>;

/**
 * One change of who sits on a seat, newest first. `other`: the seat that the student came from
 * or went to; null: none.
 */
export const seatChangeSchema = z.object({
  at: z.iso.datetime(),
  studentId: z.nullable(studentIdSchema),
  name: z.string(),
  came: z.boolean(),
  other: z.nullable(z.string()),
  byName: z.string(),
});
export type SeatChange = z.output<typeof seatChangeSchema>;
