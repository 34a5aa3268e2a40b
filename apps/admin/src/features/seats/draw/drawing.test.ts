import type { Room } from '@academy/domain/seats';
import { describe, expect, test } from 'vitest';
import {
  between,
  extended,
  freeCells,
  moved,
  nextLabel,
  NO_SELECTION,
  removed,
  renumbered,
  resized,
  sized,
  itemAt,
  withBlock,
  within,
  withSeats,
} from './drawing';

const room = (changes: Partial<Room> = {}): Room => ({
  name: 'A',
  columns: 4,
  rows: 3,
  seats: [
    { label: 'A-01', x: 0, y: 0 },
    { label: 'A-02', x: 1, y: 0 },
  ],
  blocks: [{ text: '', x: 0, y: 2, w: 2, h: 1 }],
  ...changes,
});
const seatsOf = ({ seats }: Room) => seats.map(({ label, x, y }) => `${label} ${x},${y}`);

test.each([
  ['A-09', 'A-10'],
  ['A-99', 'A-100'],
  ['7', '8'],
  ['B', 'B1'],
  ['3열 2번', '3열 3번'],
])('after %s comes %s', (label, next) => {
  expect(nextLabel(label)).toBe(next);
});

describe('what is dragged', () => {
  test('moves as a whole, and stays where it would stand on something or outside', () => {
    const both = { seats: [0, 1], blocks: [] };
    expect(seatsOf(moved(room(), both, 1, 1)!)).toEqual(['A-01 1,1', 'A-02 2,1']);
    expect(moved(room(), both, -1, 0)).toBeNull();
    expect(moved(room(), both, 0, 2)).toBeNull();
    expect(moved(room(), { seats: [0], blocks: [] }, 1, 0)).toBeNull();
  });

  test('over free cells chooses what it touches', () => {
    expect(within(room(), between({ x: 3, y: 1 }, { x: 1, y: 0 }))).toEqual({
      seats: [1],
      blocks: [],
    });
    expect(itemAt(room(), 1, 2)).toEqual({ seats: [], blocks: [0] });
    expect(itemAt(room(), 3, 0)).toEqual(NO_SELECTION);
  });

  test('as seats fills the free cells, numbered on, and no number is twice in the hall', () => {
    const other = room({ name: 'B', seats: [{ label: 'A-04', x: 0, y: 0 }], blocks: [] });
    const [first] = withSeats([room(), other], 0, { x: 0, y: 0, w: 4, h: 2 });
    expect(seatsOf(first!)).toEqual([
      'A-01 0,0',
      'A-02 1,0',
      'A-03 2,0',
      'A-05 3,0',
      'A-06 0,1',
      'A-07 1,1',
      'A-08 2,1',
      'A-09 3,1',
    ]);
    const [, second] = withSeats([room(), room({ seats: [] })], 1, { x: 0, y: 1, w: 2, h: 2 });
    expect(seatsOf(second!)).toEqual(['B-01 0,1', 'B-02 1,1']);
  });

  test('as a wall stands only where nothing does', () => {
    expect(withBlock(room(), { x: 2, y: 1, w: 2, h: 2 }, '입구')?.blocks).toHaveLength(2);
    expect(withBlock(room(), { x: 1, y: 1, w: 1, h: 2 }, '')).toBeNull();
  });
});

describe('by keyboard', () => {
  test('a row goes on beside a seat, and ends at what is there', () => {
    const [after] = extended([room()], 0, 1, { dx: 1, dy: 0 })!;
    expect(seatsOf(after!)).toEqual(['A-01 0,0', 'A-02 1,0', 'A-03 2,0']);
    expect(extended([room()], 0, 0, { dx: 1, dy: 0 })).toBeNull();
    expect(extended([room()], 0, 0, { dx: 0, dy: -1 })).toBeNull();
  });

  test('a wall grows and shrinks to one cell', () => {
    expect(resized(room(), 0, 1, 0)?.blocks[0]).toMatchObject({ w: 3, h: 1 });
    expect(resized(room(), 0, 0, -1)).toBeNull();
    expect(resized(room(), 0, 0, 1)).toBeNull();
  });

  test('seats are numbered again row by row, removed, and put where there is place', () => {
    expect(seatsOf(renumbered(room(), [1, 0], 'K9'))).toEqual(['K9 0,0', 'K10 1,0']);
    expect(removed(room(), { seats: [0], blocks: [0] })).toMatchObject({
      seats: [{ label: 'A-02' }],
      blocks: [],
    });
    expect(freeCells(room(), { w: 1, h: 1 })).toEqual({ x: 2, y: 0, w: 1, h: 1 });
    expect(freeCells(room({ columns: 2, rows: 1, blocks: [] }), { w: 1, h: 1 })).toBeNull();
  });
});

test('a room is never smaller than what is in it', () => {
  expect(sized(room(), 1, 99)).toMatchObject({ columns: 2, rows: 40 });
});
