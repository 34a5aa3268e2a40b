/** What a map holds at most: larger than any hall, and small enough to be saved as a whole. */
export const ROOMS_MAX = 20;
/** Cells of a room, across and down. */
export const ROOM_CELLS_MAX = 40;
export const ROOM_NAME_LIMIT = 20;
export const SEATS_MAX = 1000;
export const BLOCKS_MAX = 200;
export const BLOCK_TEXT_LIMIT = 20;
/** As long as a student's seat may be. */
export const SEAT_LABEL_LIMIT = 40;
