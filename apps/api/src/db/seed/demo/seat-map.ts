import type { Room, SeatMap } from '@academy/domain/seats';

const ROWS = 4;
const ACROSS = 5;

/** Twenty seats in two pairs of rows with a way between them, the door below. */
const roomOf = (letter: string): Room => ({
  name: `${letter}실`,
  columns: ACROSS,
  rows: ROWS + 2,
  seats: Array.from({ length: ROWS * ACROSS }, (_, at) => {
    const row = Math.floor(at / ACROSS);
    return {
      label: `${letter}-${String(at + 1).padStart(2, '0')}`,
      x: at % ACROSS,
      y: row < 2 ? row : row + 1,
    };
  }),
  blocks: [
    { text: '', x: 0, y: ROWS + 1, w: 3, h: 1 },
    { text: '입구', x: 3, y: ROWS + 1, w: 2, h: 1 },
  ],
});

/** The three study rooms in which the demo's students sit. */
export const demoSeatMap: SeatMap = { rooms: ['A', 'B', 'C'].map(roomOf) };
