import { expect, test } from 'vitest';
import { linesOf, neighbour, tracksOf, type Direction } from './places';

const seats = [
  { label: 'A', x: 0, y: 0 },
  { label: 'B', x: 2, y: 0 },
  { label: 'C', x: 0, y: 2 },
  { label: 'D', x: 1, y: 2 },
];

test.each<[string, Direction, string | undefined]>([
  ['A', 'right', 'B'],
  ['A', 'down', 'C'],
  ['B', 'down', 'D'],
  ['C', 'up', 'A'],
  ['A', 'left', undefined],
  ['D', 'right', 'B'],
])('from %s %s stands %s', (label, direction, next) => {
  const from = seats.find((seat) => seat.label === label)!;
  expect(neighbour(seats, from, direction)?.label).toBe(next);
});

test('a screen reader reads a room line by line', () => {
  expect(linesOf(seats.toReversed()).map((line) => line.seats.map(({ label }) => label))).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ]);
});

test('a line without seats is a narrow way', () => {
  expect(tracksOf({ columns: 3, rows: 3, seats }, { seat: ['9em', '5em'], way: '1em' })).toEqual({
    gridTemplateColumns: '9em 9em 9em',
    gridTemplateRows: '5em 1em 5em',
  });
});
