export { cellsOf, isInside, overlap } from './cells';
export type { Cells } from './cells';
export { seatMapError, tidySeatMap } from './check-seat-map';
export { seatEndpoints } from './endpoints';
export { layOutSeats } from './lay-out-seats';
export {
  BLOCK_TEXT_LIMIT,
  ROOM_CELLS_MAX,
  ROOM_NAME_LIMIT,
  ROOMS_MAX,
  SEAT_LABEL_LIMIT,
} from './limits';
export { editedSeatMapSchema, seatMapSchema } from './schemas';
export type { Block, EditedSeatMap, PlacedSeat, Room, SeatChange, SeatMap } from './schemas';
export { seatMapName } from './seat-texts';
export { seatNow } from './seat-now';
export type { SeatNow, SeatState } from './seat-now';
export { seatMapFields } from './fields';
